/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Makes a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a name from its text.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// Something that has no name of its own.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or a range outside what there is.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that makes no sense.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// Parts that contradict one another.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An object that is not there when it is needed.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
