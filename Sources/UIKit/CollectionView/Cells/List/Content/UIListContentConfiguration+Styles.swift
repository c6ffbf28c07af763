// The styles (Behaviour.md 25.3).
extension UIListContentConfiguration {
  /// The content of a row. The secondary text is below the text.
  public static func cell() -> UIListContentConfiguration {
    .init(.init(.body), secondary: .init(.caption1))
  }

  /// The content of a row with a secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    .init(.init(.body), secondary: .init(.caption1))
  }

  /// The content of a row with a grey secondary text at the trailing edge, if both texts fit.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.init(.body), secondary: .init(.body, .secondaryLabel))
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    .init(.init(.headline), secondary: .init(.subheadline, .secondaryLabel), vertical: (6, 6))
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    .init(
      .init(.subheadline, .secondaryLabel), secondary: .init(.subheadline, .secondaryLabel), vertical: (6, 6))
  }

  /// The header of a group: small grey capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(
      .init(.footnote, .secondaryLabel), secondary: .init(.footnote, .secondaryLabel), vertical: (6, 6))
    content.textProperties.transform = .uppercase
    return content
  }

  /// The footer of a group.
  public static func groupedFooter() -> UIListContentConfiguration {
    .init(.init(.footnote, .secondaryLabel), secondary: .init(.footnote, .secondaryLabel), vertical: (6, 6))
  }

  /// A larger header of a group in a box.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.init(.headline), secondary: .init(.subheadline, .secondaryLabel), vertical: (6, 10))
  }

  /// The largest header of a group in a box.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.init(.title3, weight: .bold), secondary: .init(.subheadline, .secondaryLabel), vertical: (6, 10))
  }

  /// The content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration {
    .init(.init(.body), secondary: .init(.footnote, .secondaryLabel))
  }

  /// The content of a row in a sidebar, with a secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }

  /// The header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    .init(.init(.title3, weight: .bold), secondary: .init(.footnote, .secondaryLabel))
  }

  /// The content of a row in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// The content of a row in a list beside a sidebar, with a secondary text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }

  /// A header, the same as in a group. A list cell's `defaultContentConfiguration()` follows its list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// A footer, the same as in a group. A list cell's `defaultContentConfiguration()` follows its list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// Returns the content that an element of a list begins with.
  static func content(for row: ListRow?) -> UIListContentConfiguration {
    guard let row else { return .cell() }
    let isSidebar = row.appearance.isSidebar
    return switch row.role {
    case .row: isSidebar ? .sidebarCell() : .cell()
    case .header: isSidebar ? .sidebarHeader() : row.appearance.isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: row.appearance.isGrouped ? .groupedFooter() : .plainFooter()
    }
  }
}
