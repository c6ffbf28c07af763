/// Information about a transition of controllers: a push, a pop, a presentation, or a change of a window's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated. A change of the window's size is not.
  var isAnimated: Bool { get }
  /// The duration, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the user cancelled the transition.
  var isCancelled: Bool { get }
  /// Whether the user controls the progress now.
  var isInteractive: Bool { get }
  /// Whether the user controlled the progress at the beginning.
  var initiallyInteractive: Bool { get }
  /// The progress of an interactive transition when the user ended it, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The curve of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The change of the interface's orientation: the identity.
  var targetTransform: CGAffineTransform { get }
  /// A controller that takes part in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a controller that takes part in the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The role of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
