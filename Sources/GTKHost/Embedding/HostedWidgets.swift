import CGTK4
import Geometry
import UIKit

/// The widgets of the views of a scene, as children of its canvas.
@MainActor
final class HostedWidgets {
  private unowned let scene: UIWindowScene
  private let canvas: Canvas
  private var widgets: [HostedWidget] = []

  private struct Member {
    weak var view: WidgetView?
  }

  /// All views with widgets that are in windows, in the order in which they came.
  private static var members: [Member] = []
  /// The number of changes of `members`.
  private static var changeCount = 0
  private var knownChangeCount = 0

  init(of scene: UIWindowScene, on canvas: Canvas) { (self.scene, self.canvas) = (scene, canvas) }

  /// Called when a view was added to a window, or removed from one.
  static func view(_ view: WidgetView, isInWindow: Bool) {
    members.removeAll { $0.view == nil || $0.view === view }
    if isInWindow { members.append(Member(view: view)) }
    changeCount += 1
  }

  /// Whether the scene shows no widgets.
  var isEmpty: Bool { widgets.isEmpty }

  /// Whether views with widgets were added or removed since the last update.
  var haveChanged: Bool { knownChangeCount != Self.changeCount }

  /// Whether a widget has the keyboard focus.
  var haveFocus: Bool { widgets.contains(where: \.hasFocus) }

  // MARK: - Frames

  /// Adds and removes widgets as their views came and went, and reads their places. Call this before GTK lays out the window
  /// for a frame.
  func update() {
    guard !widgets.isEmpty || haveChanged else { return }
    for window in scene.windows where !window.isHidden { window.layoutIfNeeded() }
    let hadFocus = haveFocus
    replaceWidgets()
    let area = Rectangle(origin: .zero, size: canvas.size)
    var hasMoved = false
    for widget in widgets where widget.update(within: area) { hasMoved = true }
    if hasMoved { canvas.setNeedsPlacement() }
    // A widget that is hidden or removed would keep the keyboard.
    if hadFocus, !widgets.contains(where: { $0.hasFocus && $0.place != nil }) {
      canvas.widget.grabFocus()
    }
  }

  private func replaceWidgets() {
    guard haveChanged else { return }
    knownChangeCount = Self.changeCount
    let views = Self.members.compactMap(\.view).filter { $0.window?.windowScene === scene }
    for widget in widgets where !views.contains(widget.view) { widget.remove() }
    let known = Dictionary(uniqueKeysWithValues: widgets.map { ($0.view, $0) })
    widgets = views.map { known[$0] ?? HostedWidget(of: $0, on: canvas) }
  }

  /// Places the widgets. The canvas calls this when it is placed itself.
  func place() { for widget in widgets { widget.allocate() } }

  /// Draws the widgets that are visible.
  func draw(into snapshot: Snapshot) {
    for widget in widgets where widget.place != nil { canvas.widget.draw(widget.clip, into: snapshot) }
  }

  /// Removes all widgets from the canvas.
  func removeAll() {
    for widget in widgets { widget.remove() }
    widgets = []
    // A later update adds them again.
    knownChangeCount = -1
  }

  // MARK: - Focus

  /// Moves the keyboard focus to the next or the previous visible widget, and returns whether there is one.
  func moveFocus(_ direction: GtkDirectionType) -> Bool {
    guard [GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD].contains(direction) else { return false }
    let isForward = direction == GTK_DIR_TAB_FORWARD
    var order = inReadingOrder
    if !isForward { order.reverse() }
    let isInWidget = haveFocus
    if let current = order.firstIndex(where: \.hasFocus) {
      order.removeFirst(current)
    } else if isForward != canvas.widget.isFocus {
      // Forwards, the canvas comes before its widgets, and backwards after them.
      return false
    }
    if order.contains(where: { $0.clip.moveFocus(direction) }) { return true }
    return !isForward && isInWidget && canvas.widget.grabFocus()
  }

  /// The visible widgets, in rows from the top, and in each row in the direction of reading.
  private var inReadingOrder: [HostedWidget] {
    let isLeftToRight = !canvas.widget.isRightToLeft
    return widgets.filter { $0.place != nil }.sorted {
      guard let one = $0.place?.clip.origin, let other = $1.place?.clip.origin else { return false }
      if one.y != other.y { return one.y < other.y }
      return isLeftToRight ? one.x < other.x : one.x > other.x
    }
  }
}
