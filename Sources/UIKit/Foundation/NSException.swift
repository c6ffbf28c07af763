/// A mistake of the program, told in words.
///
/// There is no Objective-C here to catch one: raising it ends the program with its name and reason, which is
/// what an exception that nobody catches does on Apple's platforms.
open class NSException: NSObject {
  /// What kind of mistake it is.
  public let name: NSExceptionName
  /// What happened.
  public let reason: String?
  /// Whatever else is known.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an exception, which does nothing until it is raised.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the program with name and reason.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason given")") }

  /// Makes an exception whose reason is a format with its arguments, and raises it.
  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }
}
