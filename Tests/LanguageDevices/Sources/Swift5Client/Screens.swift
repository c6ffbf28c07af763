import UIKit

// Source in the manner of iOS authors of several years, which must compile as it is.

/// A reusable view, as many libraries declare it.
public protocol Reusable: AnyObject {
  /// The identifier.
  static var reuseIdentifier: String { get }
}

extension Reusable where Self: UIView {
  /// The name of the class.
  public static var reuseIdentifier: String { String(describing: self) }
}

extension UICollectionViewCell: Reusable {}

extension UICollectionView {
  /// Registers a class under its own name.
  public func register<T: UICollectionViewCell>(cellType: T.Type) {
    register(cellType.self, forCellWithReuseIdentifier: cellType.description())
  }

  /// Dequeues a cell of a class.
  public func dequeue<T: UICollectionViewCell>(_: T.Type, for indexPath: IndexPath) -> T {
    guard let cell = dequeueReusableCell(withReuseIdentifier: T.description(), for: indexPath) as? T else {
      fatalError("Could not dequeue cell")
    }
    return cell
  }
}

private var loaderKey: UInt8 = 0
private struct Keys {
  static var badge: UInt8 = 0
}

extension UIView {
  /// A stored property in an extension, as of 2016.
  public var loader: UIView? {
    get { return objc_getAssociatedObject(self, &loaderKey) as? UIView }
    set { objc_setAssociatedObject(self, &loaderKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// The same with a key in a structure.
  public var badge: String? {
    get { objc_getAssociatedObject(self, &Keys.badge) as? String }
    set {
      objc_setAssociatedObject(
        self, &Keys.badge, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }

  /// Creates a view for constraints.
  public static func autoLayout<T: UIView>() -> T {
    let view = T(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Fades to other content.
  public func fade(_ changes: @escaping () -> Void) {
    UIView.transition(with: self, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction]) {
      changes()
    }
  }

  /// A picture of the view.
  public func asImage() -> UIImage {
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    return renderer.image { rendererContext in
      layer.render(in: rendererContext.cgContext)
    }
  }
}

extension CGFloat {
  /// The distance between two numbers.
  public func distance(to other: CGFloat) -> CGFloat { return abs(self - other) }
}

/// A screen of 2017, with a stack view in a scroll view.
open class OnboardingViewController: UIViewController {
  private let scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .onDrag
    return scrollView
  }()
  private lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [self.titleLabel])
    stackView.axis = .vertical
    stackView.translatesAutoresizingMaskIntoConstraints = false
    return stackView
  }()
  private let titleLabel: UILabel = .autoLayout()
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  open override var prefersStatusBarHidden: Bool { return true }
  open override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
  open override var shouldAutorotate: Bool { return false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Welcome"
    titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .boldSystemFont(ofSize: 20))
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.setContentHuggingPriority(.defaultLow + 1, for: .vertical)
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    setNeedsStatusBarAppearanceUpdate()
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { notification in
      guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
        return
      }
      print(frame.cgRectValue.height)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { feedback.impactOccurred() }
    transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in self?.view.alpha = 0.5 }) {
      context in
      if context.isCancelled { self.view.alpha = 1 }
    }
  }

  /// The heights of bars, as layouts of 2018 and 2020 ask for them.
  public var barHeights: (CGFloat, CGFloat, CGFloat) {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let key = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive }
      .flatMap { $0.windows }
      .first { $0.isKeyWindow }
    return (
      scene?.statusBarManager?.statusBarFrame.height ?? 0, UIApplication.shared.statusBarFrame.height,
      key?.safeAreaInsets.top ?? UIApplication.shared.delegate?.window??.safeAreaInsets.top ?? 0
    )
  }

  /// Opens a page.
  public func openPage() {
    guard let url = URL(string: "https://www.swift.org"), UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
  }

  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool {
    return UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .rightToLeft
      || UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
  }
}

/// A container of 2015, which forwards the appearance itself.
open class ContainerViewController: UIViewController {
  private var current: UIViewController?

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }
  open override var childForStatusBarStyle: UIViewController? { return current }

  /// Shows another controller.
  public func show(_ new: UIViewController) {
    current?.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    addChild(new)
    view.addSubview(new.view)
    new.didMove(toParent: self)
    current?.view.removeFromSuperview()
    current?.endAppearanceTransition()
    new.endAppearanceTransition()
    current = new
  }
}

/// An app delegate of 2016.
open class OldAppDelegate: UIResponder, UIApplicationDelegate {
  /// The window.
  public var window: UIWindow?

  /// Called by UIKit.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: OnboardingViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Called by UIKit.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    return .all
  }
}

/// A scene delegate of 2022.
public final class NewSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window.
  public var window: UIWindow?
  private var overlay: UIWindow?

  /// Called by UIKit.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let container = ContainerViewController()
    window.rootViewController = container
    window.overrideUserInterfaceStyle = .dark
    self.window = window
    window.makeKeyAndVisible()
    container.show(OnboardingViewController())
    overlay = UIWindow(windowScene: windowScene)
    overlay?.windowLevel = UIWindow.Level.alert + 1
    overlay?.isHidden = false
    if let urlContext = connectionOptions.urlContexts.first { open(urlContext.url) }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 400)
  }

  /// Called by UIKit.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    open(url)
  }

  private func open(_ url: URL) {
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
  }
}

/// An app delegate that configures scenes.
public final class NewAppDelegate: UIResponder, UIApplicationDelegate {
  /// Called by UIKit.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.sceneClass = UIWindowScene.self
    configuration.delegateClass = NewSceneDelegate.self
    return configuration
  }
}
