/// Shows an enlarged item of a bar while the user holds it, on iOS. No effect: a desktop enlarges the screen.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Decides which view is shown. Never called. Weak.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// False: nothing is shown.
  public class var isEnabled: Bool { false }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides what is shown enlarged. All methods are optional, and none is called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
  /// The view of the controller that shows the enlarged item.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// A controller of the view's window.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}

extension UIView {
  private static let showsLargeContentKey = makeAssociationKey()
  private static let largeContentTitleKey = makeAssociationKey()
  private static let largeContentImageKey = makeAssociationKey()
  private static let scalesLargeContentImageKey = makeAssociationKey()

  /// Whether the view is shown enlarged while the user holds it. No effect: a desktop enlarges the screen.
  public var showsLargeContentViewer: Bool {
    get { objc_getAssociatedObject(self, Self.showsLargeContentKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, Self.showsLargeContentKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The title that is shown enlarged. No effect, as above.
  public var largeContentTitle: String? {
    get { objc_getAssociatedObject(self, Self.largeContentTitleKey) as? String }
    set { objc_setAssociatedObject(self, Self.largeContentTitleKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// The image that is shown enlarged. No effect, as above.
  public var largeContentImage: UIImage? {
    get { objc_getAssociatedObject(self, Self.largeContentImageKey) as? UIImage }
    set { objc_setAssociatedObject(self, Self.largeContentImageKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Whether the image is scaled to the size of what is shown enlarged. No effect, as above.
  public var scalesLargeContentImage: Bool {
    get { objc_getAssociatedObject(self, Self.scalesLargeContentImageKey) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, Self.scalesLargeContentImageKey, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}
