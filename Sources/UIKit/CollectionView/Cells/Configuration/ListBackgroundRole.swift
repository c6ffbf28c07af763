/// The role of a background in a list. The colours resemble those of UIKit, but are not exact.
enum ListBackgroundRole {
  case plainCell
  case groupedCell
  case sidebarCell
  case plainHeader
  /// A header or footer through which the background of the list is visible.
  case bareHeader

  /// The fill in the normal state.
  var color: UIColor {
    switch self {
    case .plainCell, .plainHeader: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    case .sidebarCell, .bareHeader: .clear
    }
  }

  /// All fills of the role.
  var colors: [UIColor?] { isCell ? [color, .systemGray5, .systemGray4] : [color] }

  /// Whether the fill is inset from the cell's edges, with rounded corners.
  var isInset: Bool { self == .sidebarCell }

  private var isCell: Bool { self == .plainCell || self == .groupedCell || self == .sidebarCell }

  /// Returns the fill in a state.
  func color(in state: any UIConfigurationState) -> UIColor {
    guard isCell, let state = state as? UICellConfigurationState else { return color }
    if state.isHighlighted { return .systemGray5 }
    return state.isSelected ? .systemGray4 : color
  }
}
