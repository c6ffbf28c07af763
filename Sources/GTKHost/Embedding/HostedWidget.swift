import CGTK4
import Geometry
import UIKit

/// A widget of a view on a canvas. A widget around it clips it, for drawing and for input.
@MainActor
final class HostedWidget {
  let view: WidgetView
  /// The child of the canvas. It is as large as what is visible of the view.
  let clip: UnsafeMutablePointer<GtkWidget>
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
    let object = g_object_new_with_properties(Self.type, 0, nil, nil)!
    clip = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_overflow(clip, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_child_visible(clip, 0)
    gtk_widget_set_parent(view.widget, clip)
    gtk_widget_set_parent(clip, canvas.widget)
  }

  /// Removes the widget from the canvas.
  func remove() {
    gtk_widget_unparent(view.widget)
    gtk_widget_unparent(clip)
  }

  /// Whether the widget has the keyboard focus.
  var hasFocus: Bool {
    guard let root = gtk_widget_get_root(clip), let focus = gtk_root_get_focus(root) else { return false }
    return gtk_widget_is_ancestor(focus, clip) != 0
  }

  /// Reads the place of the view, and returns whether it differs from the last one.
  func update(within scene: Rectangle) -> Bool {
    let new = Place(of: view, within: scene)
    guard new != place else { return false }
    place = new
    gtk_widget_set_child_visible(clip, new == nil ? 0 : 1)
    if let new { gtk_widget_set_opacity(clip, new.opacity) }
    return true
  }

  /// Allocates the place. The canvas calls this when it is placed itself.
  func allocate() {
    guard let place else { return }
    let (x, y) = (place.clip.minX.rounded(.down), place.clip.minY.rounded(.down))
    var box = GtkAllocation(
      x: gint(x), y: gint(y), width: gint((place.clip.maxX - x).rounded(.up)),
      height: gint((place.clip.maxY - y).rounded(.up)))
    // GTK requires that a widget is measured before it is placed.
    gtk_widget_measure(clip, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_size_allocate(clip, &box, -1)
    let width = extent(place.size.width, GTK_ORIENTATION_HORIZONTAL, for: -1)
    let height = extent(place.size.height, GTK_ORIENTATION_VERTICAL, for: width)
    let map = place.map.then(.translation(x: -x, y: -y))
    gtk_widget_allocate(view.widget, width, height, -1, map.makeGskTransform())
  }

  /// An extent of the widget: that of the view, but at least the minimum that GTK allows.
  private func extent(_ wanted: Double, _ orientation: GtkOrientation, for width: gint) -> gint {
    var minimum: gint = 0
    gtk_widget_measure(view.widget, orientation, width, &minimum, nil, nil, nil)
    return max(minimum, gint(min(wanted, 16_384).rounded()))
  }

  // MARK: - The GObject class

  private static let type: GType = g_type_register_static_simple(
    gtk_widget_get_type(), "OpenCollectionViewHostedWidget", guint(MemoryLayout<GtkWidgetClass>.size), nil,
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))
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
