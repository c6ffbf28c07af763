/// A part of a view that assistive technology sees as an element, but that is no view itself.
///
/// Add it to `accessibilityElements` of the view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view, or another object, that contains the element. Weak.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue as AnyObject? }
  }

  private weak var container: AnyObject?

  /// The rectangle of the element in the coordinates of its container, if that is a view.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// Creates an element.
  public init(accessibilityContainer container: Any) {
    super.init()
    self.container = container as AnyObject
    isAccessibilityElement = true
  }

  /// The rectangle of the element in the coordinates of its window, in points. By default, follows the container.
  open override var accessibilityFrame: CGRect {
    get {
      guard let view = container as? UIView, !accessibilityFrameInContainerSpace.isNull else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }
}
