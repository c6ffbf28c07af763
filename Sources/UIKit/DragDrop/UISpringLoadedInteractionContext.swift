/// A drag that stays over something, which may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it is from opening.
  var state: UISpringLoadedInteractionEffectState { get }

  /// The view that the drag is over.
  var targetView: UIView? { get set }

  /// What in the view the drag is over; in a collection view the index path of an item.
  var targetItem: Any? { get set }

  /// Where the drag is, in a view's coordinates, or in the window's when that is nil.
  func location(in view: UIView?) -> CGPoint
}

/// How far something that a drag is over is from opening.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over it.
  case inactive
  /// It opens when the drag stays.
  case possible
  /// It is about to open.
  case activating
  /// It has opened.
  case activated
}
