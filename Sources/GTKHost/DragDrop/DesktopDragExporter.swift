import UIKit

/// Continues drags that leave their window, so that they can enter other windows and programs.
@MainActor
final class DesktopDragExporter: DragExporter {
  /// Called when the desktop has taken over the drag, with the mouse button still down.
  var onBegin: (() -> Void)?

  private let canvas: Canvas
  private var drag: Drag?

  init(over canvas: Canvas) { self.canvas = canvas }

  func export(_ itemProviders: [NSItemProvider]) -> Bool {
    let promise = itemProviders.lazy.compactMap(\.promise).first
    let providers =
      promise?.makeProviders() ?? ClipboardContents(itemProviders.map(\.pasteboardItem)).makeProviders()
    guard drag == nil, !providers.isEmpty,
      let drag = Drag(
        from: canvas.widget, of: ContentProvider(union: providers), iconName: "image-x-generic")
    else { return false }
    self.drag = drag
    drag.connect("dnd-finished") { [weak self, weak drag] in self?.end(drag, isTaken: true) }
    drag.connect("cancel") { [weak self, weak drag] in self?.end(drag, isTaken: false) }
    onBegin?()
    return true
  }

  private func end(_ drag: Drag?, isTaken: Bool) {
    guard let drag, drag == self.drag else { return }
    self.drag = nil
    drag.finish(isTaken: isTaken)
  }
}
