/// Finds out whether a data source implements an optional member. Swift cannot ask an object whether it implements a member
/// with a default, so the member is called once, with arguments that change nothing.
@MainActor
final class MemberProbe {
  private weak var dataSource: AnyObject?
  private var isImplemented = true
  private var isUnderWay = false

  /// Returns whether a data source implements the member.
  ///
  /// - Parameter call: Calls the member. Called once for each data source.
  func isImplemented(by dataSource: AnyObject, _ call: () -> Void) -> Bool {
    if self.dataSource !== dataSource {
      (self.dataSource, isImplemented, isUnderWay) = (dataSource, true, true)
      call()
      isUnderWay = false
    }
    return isImplemented
  }

  /// Called by the default implementation of the member.
  ///
  /// - Returns: Whether the data source is only being probed.
  func noteMissing() -> Bool {
    if isUnderWay { isImplemented = false }
    return isUnderWay
  }
}
