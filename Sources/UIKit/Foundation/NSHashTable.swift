/// A set of objects that can hold them weakly, such as the delegates of an object that has several.
///
/// Weakly held objects leave the table when they are released. Objects are compared with `isEqual(_:)`, or by identity if
/// they do not inherit from `NSObject`.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var entries: [TableReference]
  private let isWeak: Bool

  private init(isWeak: Bool) {
    (entries, self.isWeak) = ([], isWeak)
    super.init()
  }

  /// Creates a table that holds its objects strongly.
  public override convenience init() { self.init(isWeak: false) }

  /// Creates a table with options. With `weakMemory`, the objects are held weakly.
  public convenience init(options: NSPointerFunctions.Options, capacity initialCapacity: Int = 0) {
    self.init(isWeak: options.contains(.weakMemory))
  }

  /// Creates a table that holds its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }

  /// The objects, in no particular order.
  public var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  /// The number of objects.
  public var count: Int { allObjects.count }
  /// Any of the objects; nil if there are none.
  public var anyObject: ObjectType? { allObjects.first }

  /// Whether the table contains an object.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object of the table that equals an object.
  public func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in entries.first { $0.refers(to: object) }?.object as? ObjectType }
  }

  /// Adds an object, unless the table contains it.
  public func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(TableReference(object, isWeak: isWeak))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object == nil || $0.refers(to: object) }
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [] }

  /// Enumerates the objects that the table contains now.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// The options of tables.
public enum NSPointerFunctions {
  /// How a table holds its objects, and compares them.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Strongly.
    public static let strongMemory: Options = []
    /// Weakly.
    public static let weakMemory = Options(rawValue: 1 << 0)
    /// Objects are compared by identity. No effect on objects that do not override `isEqual(_:)`.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
  }
}

/// An object of a table, held strongly or weakly.
struct TableReference {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = object
  }

  var object: AnyObject? { strong ?? weak }

  func refers(to other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return (object as? NSObject).map { $0.isEqual(other) } ?? false
  }
}
