/// How an element of a list differs from the others. It travels with the attributes of the element.
final class ListRow: Equatable {
  /// What an element is in its section.
  enum Role {
    case row
    case header
    case footer
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  let isFirst: Bool
  let isLast: Bool
  /// The separators; nil if the list has none.
  let separators: UIListSeparatorConfiguration?
  /// The room above a header.
  let topPadding: CGFloat
  let minimumHeight: CGFloat
  /// The level of the item in its section snapshot; nil without one.
  let level: Int?
  /// Whether the children of the item are visible.
  let isExpanded: Bool

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ role: Role, isFirst: Bool = false,
    isLast: Bool = false, separators: UIListSeparatorConfiguration? = nil, topPadding: CGFloat = 0,
    minimumHeight: CGFloat, level: Int? = nil, isExpanded: Bool = false
  ) {
    (self.appearance, self.role, self.isFirst, self.isLast) = (appearance, role, isFirst, isLast)
    (self.separators, self.topPadding, self.minimumHeight) = (separators, topPadding, minimumHeight)
    (self.level, self.isExpanded) = (level, isExpanded)
  }

  static func == (left: ListRow, right: ListRow) -> Bool {
    left === right
      || left.appearance == right.appearance && left.role == right.role && left.isFirst == right.isFirst
        && left.isLast == right.isLast && left.topPadding == right.topPadding
        && left.minimumHeight == right.minimumHeight && left.level == right.level
        && left.isExpanded == right.isExpanded
        && left.separators == right.separators
  }

  /// Whether a separator is drawn above the row.
  var showsTopSeparator: Bool {
    guard let separators, role == .row else { return false }
    return switch separators.topSeparatorVisibility {
    case .automatic: isFirst && appearance == .grouped
    case .visible: true
    case .hidden: false
    }
  }

  /// Whether a separator is drawn below the row.
  var showsBottomSeparator: Bool {
    guard let separators, role == .row else { return false }
    return switch separators.bottomSeparatorVisibility {
    case .automatic: !isLast || appearance == .plain || appearance == .grouped
    case .visible: true
    case .hidden: false
    }
  }
}
