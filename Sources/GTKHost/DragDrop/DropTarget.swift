import CGTK4
import UIKit

/// Delivers drags from other programs over a canvas to the views in it.
@MainActor
final class DropTarget {
  /// Whether drags may enter.
  var isEnabled: () -> Bool = { true }

  private let scene: UIWindowScene
  /// The latest drop, and the items read from it.
  private var drop: Drop?
  private var drag: ForeignDrag?
  private var location = CGPoint.zero
  /// Whether the user dropped the items before they were read.
  private var isDropped = false

  init(on canvas: Canvas, of scene: UIWindowScene) {
    self.scene = scene
    let target = EventController.drops()
    connectSignals(of: target)
    canvas.widget.add(target)
  }

  // MARK: - Events

  /// Starts to read the dragged items. Accepts the drag until the items are known.
  private func enter(_ drop: Drop, at location: CGPoint) -> GdkDragAction {
    // A drag from this window reaches the views directly.
    guard !drop.isLocal, isEnabled() else { return GdkDragAction(0) }
    self.location = location
    guard drop != self.drop else { return move(drop, to: location) }
    forget()
    self.drop = drop
    let reading = ContentReading { [weak self] items in self?.didRead(items, of: drop) }
    reading.read(.drop(drop))
    return GDK_ACTION_COPY
  }

  private func move(_ drop: Drop, to location: CGPoint) -> GdkDragAction {
    guard drop == self.drop else { return GdkDragAction(0) }
    self.location = location
    guard let drag else { return GDK_ACTION_COPY }
    return drag.move(to: location) == .copy ? GDK_ACTION_COPY : GdkDragAction(0)
  }

  /// The drag may enter again. GTK also reports leaving immediately before a drop.
  private func leave() { drag?.leave() }

  private func takeDrop(_ drop: Drop, at location: CGPoint) -> Bool {
    guard drop == self.drop else { return false }
    self.location = location
    if drag == nil { isDropped = true } else { finish(drop) }
    return true
  }

  private func didRead(_ items: [[String: Any]], of drop: Drop) {
    guard drop == self.drop else { return }
    guard let window = scene.keyWindow ?? scene.windows.first else { return }
    let drag = ForeignDrag(items.map(NSItemProvider.init(pasteboardItem:)), over: window)
    self.drag = drag
    guard !isDropped else { return finish(drop) }
    drop.setStatus(move(drop, to: location))
  }

  private func finish(_ drop: Drop) {
    let isTaken = drag?.move(to: location) == .copy && drag?.drop() == true
    if !isTaken { drag?.leave() }
    drop.finish(isTaken ? GDK_ACTION_COPY : GdkDragAction(0))
    forget()
  }

  private func forget() {
    (drop, drag, isDropped) = (nil, nil, false)
  }

  // MARK: - Signals

  private func connectSignals(of target: EventController) {
    func answer<Result: SignalResult>(
      _ signal: String, else refusal: Result, _ body: @escaping (DropTarget, Drop, CGPoint) -> Result
    ) {
      target.connect(
        signal,
        returning: { [weak self] arguments in
          guard let self, let drop: Drop = arguments.object(0) else { return refusal }
          return body(self, drop, CGPoint(x: arguments.double(1), y: arguments.double(2)))
        })
    }
    answer("drag-enter", else: GdkDragAction(0)) { $0.enter($1, at: $2) }
    answer("drag-motion", else: GdkDragAction(0)) { $0.move($1, to: $2) }
    answer("drop", else: false) { $0.takeDrop($1, at: $2) }
    target.connect("drag-leave") { [weak self] in self?.leave() }
  }
}
