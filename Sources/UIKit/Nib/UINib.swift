/// Creates a set of views whenever it is instantiated.
///
/// This platform has no archives, so a closure creates the views. Code that uses nib names works if you first assign a
/// closure for each name in `namedNibs`.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Creates the views of a nib. Receives the owner of the instantiation.
  public typealias Maker = (_ owner: Any?) -> [Any]

  /// The closures that replace an app's nib files, by name.
  public static var namedNibs: [String: Maker] = [:]

  private let makeObjects: Maker

  /// Creates a nib from a closure, which receives the owner of each instantiation.
  public init(_ makeObjects: @escaping Maker) {
    self.makeObjects = makeObjects
    super.init()
  }

  /// Creates the nib with a name in `namedNibs`. Without a closure for the name, reports a diagnostic and creates an
  /// empty nib.
  ///
  /// - Parameters:
  ///   - name: The name in `namedNibs`.
  ///   - bundleOrNil: Ignored.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    if let maker = Self.namedNibs[name] {
      self.init(maker)
    } else {
      UIDiagnostic.report(
        .unknownNib,
        "There is no nib named '\(name)'. An empty nib is used instead. "
          + "Assign a closure that creates its views to UINib.namedNibs[\"\(name)\"].")
      self.init { _ in [] }
    }
  }

  /// Creates the objects of the nib, in order, and calls `awakeFromNib()` on the views and the other responders.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The owner that the closure receives.
  ///   - options: Ignored.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let objects = makeObjects(ownerOrNil)
    for object in objects {
      switch object {
      case let view as UIView: view.forEachInTree { $0.awakeFromNib() }
      case let responder as UIResponder: responder.awakeFromNib()
      case let item as UIBarItem: item.awakeFromNib()
      default: break
      }
    }
    return objects
  }

  /// The name of an option of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
