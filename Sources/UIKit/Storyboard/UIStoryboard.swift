/// Creates the controllers of an app's storyboard.
///
/// This platform has no archives, so closures create the controllers. Code that uses storyboards works if you first
/// describe each of them in `namedStoryboards`:
///
/// ```swift
/// UIStoryboard.namedStoryboards["Main"] = UIStoryboard(
///   initial: "list",
///   controllers: ["list": { ListViewController() }, "detail": { DetailViewController() }],
///   segues: ["showDetail": .show("detail")])
/// ```
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Creates a controller.
  public typealias Maker = () -> UIViewController

  /// What replaces an app's storyboard files, by name.
  public static var namedStoryboards: [String: UIStoryboard] = [:]

  private let initial: String?
  private let controllers: [String: Maker]
  private let segues: [String: Segue]

  /// Creates a storyboard from closures.
  ///
  /// - Parameters:
  ///   - initial: The identifier of the first controller. Nil if there is none.
  ///   - controllers: Creates a controller, by its identifier.
  ///   - segues: The segues, by identifier.
  public init(initial: String?, controllers: [String: Maker], segues: [String: Segue] = [:]) {
    (self.initial, self.controllers, self.segues) = (initial, controllers, segues)
    super.init()
  }

  /// Creates the storyboard with a name in `namedStoryboards`. Without one, reports a diagnostic, and creates a storyboard
  /// without controllers.
  ///
  /// - Parameters:
  ///   - name: The name in `namedStoryboards`.
  ///   - storyboardBundleOrNil: Ignored.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let named = Self.namedStoryboards[name]
    if named == nil {
      UIDiagnostic.report(
        .unknownStoryboard,
        "There is no storyboard named '\(name)'. An empty one is used instead. "
          + "Assign one that creates its controllers to UIStoryboard.namedStoryboards[\"\(name)\"].")
    }
    self.init(
      initial: named?.initial, controllers: named?.controllers ?? [:], segues: named?.segues ?? [:])
  }

  /// Creates the first controller. Nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    initial.flatMap { controllers[$0] }.map { belonging($0()) }
  }

  /// Creates the first controller. Nil if there is none, or if it has another class.
  ///
  /// - Parameter creator: Creates the controller. If it returns nil, as `init(coder:)` does here, the closure of the
  ///   storyboard creates it.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let initial, let maker = controllers[initial] else { return nil }
    return (creator?(NSCoder()) ?? maker() as? Controller).map(belonging)
  }

  /// Creates the controller with an identifier. Without a closure for the identifier, reports a diagnostic, and creates an
  /// empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let maker = controllers[identifier] else {
      reportUnknown("controller", identifier)
      return belonging(UIViewController())
    }
    return belonging(maker())
  }

  /// Creates the controller with an identifier. If its closure is missing or creates a controller of another class, reports
  /// a diagnostic, and creates a controller without a nib.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - creator: Creates the controller. If it returns nil, as `init(coder:)` does here, the closure of the storyboard
  ///     creates it.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let created = creator?(NSCoder()) ?? controllers[identifier]?() as? Controller {
      return belonging(created)
    }
    reportUnknown("\(Controller.self)", identifier)
    return belonging(Controller())
  }

  private func belonging<Controller: UIViewController>(_ controller: Controller) -> Controller {
    controller.storyboard = self
    controller.awakeFromNib()
    return controller
  }

  private func reportUnknown(_ kind: String, _ identifier: String) {
    UIDiagnostic.report(
      .unknownStoryboard,
      "The storyboard has no \(kind) with the identifier '\(identifier)'. An empty controller is used instead. "
        + "Add a closure that creates it to the storyboard in UIStoryboard.namedStoryboards.")
  }

  /// Creates the segue with an identifier, and its destination. Nil if there is none.
  func makeSegue(_ identifier: String, from source: UIViewController) -> UIStoryboardSegue? {
    guard let segue = segues[identifier] else { return nil }
    return segue.make(identifier, source, instantiateViewController(withIdentifier: segue.destination))
  }

  /// A transition from one controller of a storyboard to another one.
  @preconcurrency @MainActor
  public struct Segue {
    /// Creates the segue from its identifier, the source, and the destination.
    public typealias Maker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    let destination: String
    let make: Maker

    /// A segue of an app's own class.
    ///
    /// - Parameters:
    ///   - destination: The identifier of the controller.
    ///   - make: Creates the segue.
    public static func custom(_ destination: String, _ make: @escaping Maker) -> Segue {
      Segue(destination: destination, make: make)
    }

    /// Shows the controller with an identifier, as `show(_:sender:)` does.
    public static func show(_ destination: String) -> Segue {
      performing(destination) { $0.show($1, sender: $0) }
    }

    /// Shows the controller with an identifier, as `showDetailViewController(_:sender:)` does.
    public static func showDetail(_ destination: String) -> Segue {
      performing(destination) { $0.showDetailViewController($1, sender: $0) }
    }

    /// Presents the controller with an identifier.
    public static func present(_ destination: String) -> Segue {
      performing(destination) { $0.present($1, animated: true) }
    }

    private static func performing(
      _ destination: String, _ body: @escaping (UIViewController, UIViewController) -> Void
    ) -> Segue {
      Segue(destination: destination) { identifier, source, destination in
        UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
          body(source, destination)
        }
      }
    }
  }
}
