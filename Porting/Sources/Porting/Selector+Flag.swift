#if !canImport(ObjectiveC)
  public import UIKit

  // Callers pass a control or a gesture recognizer as the first argument. Objective-C takes every object as true.
  extension Selector {
    /// Creates the selector of a method with a Boolean parameter, such as `UIView.endEditing(_:)`.
    ///
    /// The parameter is true for every argument that is not a Boolean, and false if there is none.
    public init<Target: AnyObject, Result>(
      _ name: String, calling method: @escaping (Target) -> @MainActor (Bool) -> Result
    ) {
      self = Selector.accepting(name) { (target: Target, argument: Any?) in
        method(target)(Selector.flag(of: argument))
      }
    }

    /// Creates the selector of a method with a Boolean parameter and a closure that is called at the end, such as
    /// `UIViewController.dismiss(animated:completion:)`. The closure is nil.
    public init<Target: AnyObject, Result>(
      _ name: String, calling method: @escaping (Target) -> @MainActor (Bool, (() -> Void)?) -> Result
    ) {
      self = Selector.accepting(name) { (target: Target, argument: Any?) in
        method(target)(Selector.flag(of: argument), nil)
      }
    }

    // A generic argument, because a closure for any value would also be one for a Boolean: the initializers above would
    // call themselves.
    private static func accepting<Target: AnyObject, Argument, Result>(
      _ name: String, _ call: @escaping @MainActor (Target, Argument) -> Result
    ) -> Selector {
      Selector(name, calling: { target in { (argument: Argument) in call(target, argument) } })
    }

    private static func flag(of argument: Any?) -> Bool { argument as? Bool ?? (argument != nil) }
  }
#endif
