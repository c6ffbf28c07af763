import CGTK4

/// Holds the header bar while the window covers the screen, and shows it when the pointer moves to the upper edge.
@MainActor
final class FullscreenHeader {
  /// The widget to put over the upper edge of the content.
  let widget = Revealer(GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
  /// Returns whether the header bar stays although the pointer is elsewhere, because its menu is open.
  var isPinned: (() -> Bool)?

  /// How close to the upper edge the pointer must be, and how far below the header bar, in points.
  private static let (edge, margin) = (3.0, 24.0)

  private let headerBar: Widget
  private let home: Box
  private var isInUse = false
  private var isWaiting = false
  private var pendingAction: (() -> Void)?
  private var pointerY = Double.infinity

  /// Puts a header bar at the beginning of a box, where it is unless the window covers the screen.
  init(_ headerBar: Widget, home: Box) {
    self.headerBar = headerBar
    self.home = home
    home.prepend(headerBar)
    widget.align(vertically: GTK_ALIGN_START)
    widget.isVisible = false
  }

  /// Moves the header bar over the content, hidden, or back to its place.
  func use(_ isInUse: Bool) {
    guard isInUse != self.isInUse else { return }
    self.isInUse = isInUse
    if isInUse {
      home.remove(headerBar)
      widget.revealsChild = false
      widget.setChild(headerBar)
    } else {
      widget.setChild(nil)
      home.prepend(headerBar)
    }
    widget.isVisible = isInUse
    pointerY = .infinity
  }

  /// Shows the header bar, wherever the pointer is, until the pointer moves away from it.
  ///
  /// - Parameter action: Called when the header bar has its final position. Menus need that to find theirs.
  func reveal(then action: @escaping () -> Void) {
    guard !isInPlace || !isHeaderBarShown else { return action() }
    pendingAction = action
    widget.revealsChild = true
    guard !isWaiting else { return }
    isWaiting = true
    home.addTick { [weak self] in self?.continueRevealing() ?? false }
  }

  /// Shows or hides the header bar in full screen, wherever the pointer is, until the pointer moves.
  func setHeaderBarShown(_ isShown: Bool) { if isInUse { widget.revealsChild = isShown } }

  /// Whether the header bar has been laid out, and no longer moves.
  private var isInPlace: Bool {
    !isInUse || widget.isChildRevealed && widget.height > 0
  }

  /// Performs the action that waits for the header bar. Returns whether to wait longer.
  private func continueRevealing() -> Bool {
    guard isInPlace || !isHeaderBarShown else { return true }
    isWaiting = false
    let action = pendingAction
    pendingAction = nil
    if isHeaderBarShown { action?() }
    return false
  }

  /// Whether the header bar is visible.
  var isHeaderBarShown: Bool { !isInUse || widget.revealsChild }

  /// Shows or hides the header bar after the pointer has moved, in points from the upper edge.
  func pointerDidMove(toY y: Double) {
    pointerY = y
    update()
  }

  /// Hides the header bar if nothing keeps it.
  func update() {
    guard isInUse else { return }
    if pointerY < Self.edge {
      widget.revealsChild = true
    } else if pointerY > Double(widget.height) + Self.margin, pendingAction == nil, isPinned?() != true {
      widget.revealsChild = false
    }
  }
}
