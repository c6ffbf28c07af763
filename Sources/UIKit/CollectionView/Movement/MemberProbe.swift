/// Finds out whether a data source implements an optional member, by calling it once, with arguments that change nothing.
///
/// Swift has no other way that compiles code written for iOS. A class has no list of its methods. The witness of a default
/// is a function of its own in each conformance, so it cannot be compared with that of another class. An associated type
/// could tell them apart, but then `UICollectionViewDataSource` would not be a type without `any`. The call is made only
/// when the user begins to move or to swipe, once for each data source.
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
