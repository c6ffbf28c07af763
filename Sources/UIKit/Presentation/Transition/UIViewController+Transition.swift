extension UIViewController {
  /// How a controller appears and disappears.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    private enum Kind {
      case zoom(ZoomOptions, (ZoomTransitionSourceViewProviderContext) -> UIView?)
      case style(UIModalTransitionStyle)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// Grows from a view, and shrinks to it.
    ///
    /// - Parameters:
    ///   - options: What is behind the controller meanwhile, and which part of it covers the view.
    ///   - sourceViewProvider: Returns the view, such as a cell. It is asked again when the controller disappears. Nil, or a
    ///     view that is in no window: the controller fades.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// Moves up from the lower edge. For presented controllers.
    public static var coverVertical: Transition { Transition(.style(.coverVertical)) }
    /// Turns about the vertical axis. For presented controllers.
    public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }
    /// Fades. For presented controllers.
    public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }

    /// The animator of a transition. Nil for the usual one.
    ///
    /// - Parameters:
    ///   - appears: Whether the controller appears.
    ///   - source: The controller from which it appears, and to which it disappears.
    func makeAnimator(
      of controller: UIViewController, appears: Bool, source: UIViewController, isPresentation: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      switch kind {
      case .style(let style):
        return isPresentation ? PresentationAnimator(isPresenting: appears, style: style) : nil
      case .zoom(let options, let provider):
        let context = ZoomTransitionSourceViewProviderContext(source: source, zoomed: controller)
        return ZoomAnimator(isZoomingIn: appears, from: provider(context), context, options)
      }
    }

    /// What a zoom looks like.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The colour over what is behind the controller. Nil for none.
      open var dimmingColor: UIColor?
      /// Returns the part of the controller's view that covers the source view, in the view's coordinates. Nil for all of it.
      open var alignmentRectProvider: ((ZoomTransitionSourceViewProviderContext) -> CGRect?)?

      /// Creates options without a colour.
      public override init() { super.init() }
    }
  }

  /// The controllers of a zoom.
  @preconcurrency @MainActor
  open class ZoomTransitionSourceViewProviderContext: NSObject {
    /// The controller that has the source view.
    public let sourceViewController: UIViewController
    /// The controller that grows and shrinks.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
      super.init()
    }
  }

  private static let transitionKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// How the controller appears when it is presented or pushed, and disappears. Nil, the default, for the usual way.
  ///
  /// Animators of a delegate come first.
  public var preferredTransition: Transition? {
    get { objc_getAssociatedObject(self, Self.transitionKey) as? Transition }
    set { objc_setAssociatedObject(self, Self.transitionKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
