/// Members about selection that a delegate does not implement.
///
/// Swift cannot ask an object whether it implements a member with a default. Instead the default marks the collection
/// view that calls it. If the first of many items shows that the delegate does not want to know about each item, the
/// others are selected in one step.
struct SelectionDelegateMember: OptionSet {
  let rawValue: UInt8

  static let shouldSelect = SelectionDelegateMember(rawValue: 1)
  static let didSelect = SelectionDelegateMember(rawValue: 2)
  static let shouldDeselect = SelectionDelegateMember(rawValue: 4)
  static let didDeselect = SelectionDelegateMember(rawValue: 8)

  /// The members that are called when an item is selected.
  static let selecting: SelectionDelegateMember = [.shouldSelect, .didSelect]
  /// The members that are called when an item is deselected.
  static let deselecting: SelectionDelegateMember = [.shouldDeselect, .didDeselect]
}
