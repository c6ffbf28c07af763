/// An exception that reports a programming error.
///
/// Nothing can catch an exception on this platform. Raising it terminates the program with its name and reason, like an
/// uncaught exception on Apple's platforms.
open class NSException: NSObject {
  /// The kind of error.
  public let name: NSExceptionName
  /// A description of the error.
  public let reason: String?
  /// Additional information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception. It has no effect until it is raised.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Terminates the program with the name and the reason of the exception.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason given")") }

  /// Creates an exception with a formatted reason, and raises it.
  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }
}
