/// Where the columns of a split view controller are.
struct SplitArrangement: Equatable {
  /// The width below which the columns become one navigation, and the width from which both have room beside each other, in
  /// points (Behaviour.md 30.21).
  static let collapsedWidth: CGFloat = 540
  static let tiledWidth: CGFloat = 900
  /// The width of the primary column, if the app does not choose one.
  static let primaryWidth: CGFloat = 320

  /// The primary column, also while it is hidden.
  private(set) var primary = CGRect.zero
  private(set) var secondary = CGRect.zero

  /// - Parameters:
  ///   - size: The size of the split view.
  ///   - width: The width of the primary column.
  ///   - mode: The display mode.
  ///   - isOnLeft: Whether the primary column is at the left edge.
  init(size: CGSize, primaryWidth width: CGFloat, mode: UISplitViewController.DisplayMode, isOnLeft: Bool) {
    let isShown = mode != .secondaryOnly
    let inset = mode == .oneBesideSecondary ? width : 0
    primary = CGRect(
      x: isOnLeft ? (isShown ? 0 : -width) : size.width - (isShown ? width : 0), y: 0, width: width,
      height: size.height)
    secondary = CGRect(
      x: isOnLeft ? inset : 0, y: 0, width: max(0, size.width - inset), height: size.height)
  }
}
