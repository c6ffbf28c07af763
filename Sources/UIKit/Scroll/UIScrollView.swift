/// Shows a part of content that is larger than itself.
///
/// The content offset is the origin of `bounds`: scrolling moves the coordinate system, not the subviews.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The point of the content, in points, that stands at the view's upper left corner.
  ///
  /// It is `bounds.origin`. A value set in code is taken as it is, also one beyond the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero

  /// Room around the content that can be scrolled into view, in points.
  open var contentInset: UIEdgeInsets = .zero

  /// The content inset together with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
}
