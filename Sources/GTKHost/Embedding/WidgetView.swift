import CGTK4
import UIKit

/// A view that shows a GTK widget, such as a text field or a video, at its place among other views.
///
/// The widget has the size of the view, and moves, scales, rotates and fades with it. Where the view is seen in
/// perspective, the widget is flat: it keeps its proportions, in the middle of what is seen of the view. Widgets are
/// above all views of the scene. Views above it that clip to their bounds clip the widget to a rectangle. The widget is
/// hidden while it is not visible, and removed from the window together with the view.
///
/// Input at the widget's place goes to the widget. What it does not handle, such as the wheel over a text field, goes to
/// the views. While it has the keyboard focus, keys go to the widget alone. Tab moves the focus from widget to widget.
@MainActor
open class WidgetView: UIView {
  /// The widget.
  public var widget: UnsafeMutablePointer<GtkWidget> { child.pointer() }

  let child: Widget

  /// Creates a view.
  ///
  /// - Parameter widget: A widget that is in no window or container. The view keeps it as long as it lives.
  public init(widget: UnsafeMutablePointer<GtkWidget>) {
    child = Widget(adding: widget)
    super.init(frame: .zero)
  }

  /// Views with widgets are not in storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Calls a closure whenever the widget emits a signal, such as `changed` of a text field.
  public func connect(_ signal: String, _ action: @escaping () -> Void) {
    child.connect(signal, action)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    HostedWidgets.view(self, isInWindow: window != nil)
  }

  /// The natural size of the widget.
  open override var intrinsicContentSize: CGSize {
    let width = child.measure(GTK_ORIENTATION_HORIZONTAL).natural
    return CGSize(width: width, height: child.measure(GTK_ORIENTATION_VERTICAL, for: width).natural)
  }

  /// The natural size of the widget for a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = Int(max(0, min(size.width, 16_384)).rounded(.down))
    let width = min(child.measure(GTK_ORIENTATION_HORIZONTAL).natural, limit)
    return CGSize(width: width, height: child.measure(GTK_ORIENTATION_VERTICAL, for: width).natural)
  }
}
