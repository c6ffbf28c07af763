/// Where in a list a background is. The colours are of the kind that UIKit's are; they are not measured.
enum ListBackgroundRole {
  case plainCell
  case groupedCell
  case sidebarCell
  case plainHeader
  /// A header or footer that lets the list's own background through.
  case bareHeader

  /// The fill in no particular situation.
  var color: UIColor {
    switch self {
    case .plainCell, .plainHeader: .systemBackground
    case .groupedCell: .secondarySystemGroupedBackground
    case .sidebarCell, .bareHeader: .clear
    }
  }

  /// Every fill that the role gives.
  var colors: [UIColor?] { isCell ? [color, .systemGray5, .systemGray4] : [color] }

  /// Whether the fill stays inside the cell, with round corners.
  var isInset: Bool { self == .sidebarCell }

  private var isCell: Bool { self == .plainCell || self == .groupedCell || self == .sidebarCell }

  /// The fill in a situation.
  func color(in state: any UIConfigurationState) -> UIColor {
    guard isCell, let state = state as? UICellConfigurationState else { return color }
    if state.isHighlighted { return .systemGray5 }
    return state.isSelected ? .systemGray4 : color
  }
}
