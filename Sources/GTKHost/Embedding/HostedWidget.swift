import CGTK4
import Geometry
import UIKit

/// A widget of a view on a canvas. A widget around it clips it, for drawing and for input.
@MainActor
final class HostedWidget {
  let view: WidgetView
  /// The child of the canvas. It is as large as what is visible of the view.
  let clip: Widget
  /// Where the widget is; nil if it is not visible.
  private(set) var place: Place?

  /// The place of a widget in a scene.
  struct Place: Equatable {
    /// What is visible of the view, in the scene.
    var clip: Rectangle
    /// The size of the widget, before its map.
    var size: Size2D
    /// The map from the widget to the scene, without perspective.
    var map: AffineMatrix
    var opacity: Double
  }

  /// Puts the widget of a view on a canvas, hidden.
  init(of view: WidgetView, on canvas: Canvas) {
    self.view = view
    clip = PlainWidget(className: "OpenCollectionViewHostedWidget")
    clip.hideOverflow()
    clip.setChildVisible(false)
    view.child.setParent(clip)
    clip.setParent(canvas.widget)
  }

  /// Removes the widget from the canvas.
  func remove() {
    view.child.unparent()
    clip.unparent()
  }

  /// Whether the widget has the keyboard focus.
  var hasFocus: Bool { clip.containsFocus }

  /// Reads the place of the view, and returns whether it differs from the last one.
  func update(within scene: Rectangle) -> Bool {
    let new = Place(of: view, within: scene)
    guard new != place else { return false }
    place = new
    clip.setChildVisible(new != nil)
    if let new { clip.setOpacity(new.opacity) }
    return true
  }

  /// Allocates the place. The canvas calls this when it is placed itself.
  func allocate() {
    guard let place else { return }
    let (x, y) = (place.clip.minX.rounded(.down), place.clip.minY.rounded(.down))
    clip.place(
      x: Int(x), y: Int(y), width: Int((place.clip.maxX - x).rounded(.up)),
      height: Int((place.clip.maxY - y).rounded(.up)))
    let width = extent(place.size.width, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let height = extent(place.size.height, GTK_ORIENTATION_VERTICAL, for: width)
    view.child.allocate(
      width: width, height: height, transform: place.map.then(.translation(x: -x, y: -y)))
  }

  /// An extent of the widget: that of the view, but at least the minimum that GTK allows.
  private func extent(_ wanted: Double, _ orientation: GtkOrientation, for width: Int) -> Int {
    max(view.child.measure(orientation, for: width).minimum, Int(min(wanted, 16_384).rounded()))
  }
}

extension HostedWidget.Place {
  /// The place of a view; nil if nothing of it is visible.
  @MainActor
  fileprivate init?(of view: UIView, within scene: Rectangle) {
    guard let drawn = DrawnPlace(of: view.layer), drawn.opacity > 0,
      drawn.size.width > 0, drawn.size.height > 0,
      let box = drawn.map.apply(to: Rectangle(origin: .zero, size: drawn.size))?.boundingBox,
      let visible = box.intersection(drawn.clip ?? scene)?.intersection(scene),
      visible.width > 0, visible.height > 0
    else { return nil }
    clip = visible
    size = drawn.size
    opacity = min(1, drawn.opacity)
    if let affine = drawn.map.affine {
      map = affine
    } else {
      let scale = min(box.width / size.width, box.height / size.height)
      map = AffineMatrix(
        a: scale, b: 0, c: 0, d: scale, tx: box.midX - scale * size.width / 2,
        ty: box.midY - scale * size.height / 2)
    }
  }
}
