/// Something that makes a set of views, again and again.
///
/// There are no archives on this platform: a closure makes the views.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let makeObjects: (_ owner: Any?) -> [Any]

  /// Makes a nib whose views a closure makes; it is given the owner on each instantiation.
  public init(_ makeObjects: @escaping (_ owner: Any?) -> [Any]) {
    self.makeObjects = makeObjects
    super.init()
  }

  /// New objects, in the order of the nib.
  ///
  /// - Parameters:
  ///   - ownerOrNil: What the closure that makes the objects is given.
  ///   - options: Not used here.
  open func instantiate(withOwner ownerOrNil: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    makeObjects(ownerOrNil)
  }

  /// The name of an option of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
