// Backgrounds in lists.
extension UIBackgroundConfiguration {
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }

  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.plainHeader) }

  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }

  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.bareHeader) }

  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.bareHeader) }

  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }

  /// The background of a cell in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }

  /// The background of a cell in a list, the same as in a plain list.
  public static func listCell() -> UIBackgroundConfiguration { .init(.plainCell) }

  /// The background of a header in a list, the same as in a plain list.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.plainHeader) }

  /// The background of a footer in a list, the same as in a plain list.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.plainHeader) }
}
