/// The state of a drag that stays over an element, which may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The progress towards opening.
  var state: UISpringLoadedInteractionEffectState { get }

  /// The view under the drag.
  var targetView: UIView? { get set }

  /// The element of the view under the drag. In a collection view, the index path of an item.
  var targetItem: Any? { get set }

  /// The position of the drag in a view's coordinates. Nil means the window.
  func location(in view: UIView?) -> CGPoint
}

/// The progress towards opening an element under a drag.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the element.
  case inactive
  /// The element opens if the drag stays.
  case possible
  /// The element is about to open.
  case activating
  /// The element has opened.
  case activated
}
