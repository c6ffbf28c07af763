/// Members that the delegate of a flow layout does not implement.
///
/// Swift cannot ask an object whether it implements a member with a default. Instead the default marks the layout that
/// calls it, so that one call answers the question.
struct FlowDelegateMember: OptionSet {
  let rawValue: UInt8

  static let itemSize = FlowDelegateMember(rawValue: 1)
  static let inset = FlowDelegateMember(rawValue: 2)
  static let lineSpacing = FlowDelegateMember(rawValue: 4)
  static let interitemSpacing = FlowDelegateMember(rawValue: 8)
  static let headerSize = FlowDelegateMember(rawValue: 16)
  static let footerSize = FlowDelegateMember(rawValue: 32)
}

extension UICollectionViewLayout {
  /// Called by the default of a member. Marks the member, and returns the layout whose property is the answer.
  func flowLayout(lacking member: FlowDelegateMember) -> UICollectionViewFlowLayout? {
    unimplementedFlowMembers.insert(member)
    return self as? UICollectionViewFlowLayout
  }

  /// Returns the delegate's answer; nil if the delegate does not implement the member.
  func answer<Value>(to member: FlowDelegateMember, _ ask: () -> Value) -> Value? {
    unimplementedFlowMembers.remove(member)
    let value = ask()
    return unimplementedFlowMembers.contains(member) ? nil : value
  }
}
