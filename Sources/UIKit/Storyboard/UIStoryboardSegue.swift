/// A transition from one controller to another one.
///
/// `performSegue(withIdentifier:sender:)` of a controller creates it from the description in its ``UIStoryboard``.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier.
  open private(set) var identifier: String?
  /// The controller that the transition starts from.
  open private(set) var source: UIViewController
  /// The controller that is shown.
  open private(set) var destination: UIViewController

  private var handler: () -> Void = {}

  /// Creates a segue. A subclass overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that calls a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination. Called after the source has prepared.
  open func perform() { handler() }
}
