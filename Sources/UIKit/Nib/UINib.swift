/// Something that makes a set of views, again and again.
///
/// There are no archives on this platform: a closure makes the views. Code that names nib files goes on working when a
/// closure is put under each name in `namedNibs` before.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// Makes the views of a nib; it is given the owner on each instantiation.
  public typealias Maker = (_ owner: Any?) -> [Any]

  /// What stands for the nib files of an app, by their names.
  public static var namedNibs: [String: Maker] = [:]

  private let makeObjects: Maker

  /// Makes a nib whose views a closure makes; it is given the owner on each instantiation.
  public init(_ makeObjects: @escaping Maker) {
    self.makeObjects = makeObjects
    super.init()
  }

  /// Makes the nib of a name in `namedNibs`; one without views, and a diagnostic, when there is none.
  ///
  /// - Parameters:
  ///   - name: The name in `namedNibs`.
  ///   - bundleOrNil: Not used here.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    if let maker = Self.namedNibs[name] {
      self.init(maker)
    } else {
      UIDiagnostic.report(
        .unknownNib, "there is no nib '\(name)'; UINib.namedNibs[\"\(name)\"] is to make its views")
      self.init { _ in [] }
    }
  }

  /// New objects, in the order of the nib; views are told that they awoke.
  ///
  /// - Parameters:
  ///   - ownerOrNil: What the closure that makes the objects is given.
  ///   - options: Not used here.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    let objects = makeObjects(ownerOrNil)
    for view in objects.compactMap({ $0 as? UIView }) { view.forEachInTree { $0.awakeFromNib() } }
    return objects
  }

  /// The name of an option of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
