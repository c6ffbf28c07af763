/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String

  /// Creates a name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name from a string.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// An error without a more specific name.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or a range that is out of bounds.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An inconsistent internal state.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  /// An object that is not available when it is needed.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
