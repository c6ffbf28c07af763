extension NSObject {
  /// The name of the class with that of its module, such as `"Photos.CoverCell"`. Often used as a reuse identifier.
  public class func description() -> String { NSStringFromClass(self) }

  /// The class itself.
  public class func classForCoder() -> AnyClass { self }

}

extension NSObjectProtocol {
  /// Whether the object has a method that a selector finds.
  ///
  /// Without Objective-C, a selector finds the edit actions of responders, and what `canPerformAction(_:withSender:)`
  /// names.
  @MainActor @preconcurrency
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector, let responder = self as? UIResponder else { return false }
    return UIResponder.editActions[aSelector] != nil || responder.canPerformAction(aSelector, withSender: nil)
  }
}
