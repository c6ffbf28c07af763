/// An object that finds its methods by the name of a selector.
///
/// Controls, gesture recognizers, timers, display links and the notification centre call the methods of a target by name.
/// Without Objective-C a name finds no method, so the class of the target provides a table of its methods:
///
/// ```swift
/// extension PlayerViewController: SelectorPerforming {
///   func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
///     switch selector {
///     case "play": play()
///     case "seek:": if let slider = arguments.first as? UISlider { seek(slider) }
///     default: return false
///     }
///     return true
///   }
/// }
/// ```
///
/// A macro of the package `Porting` writes such a table.
@preconcurrency
public protocol SelectorPerforming: AnyObject {
  /// Calls the method with a selector's name.
  ///
  /// - Parameters:
  ///   - selector: The name of the method.
  ///   - arguments: Everything that the caller offers, for example a control and its event. The method takes as many of
  ///     the first ones as it has parameters.
  /// - Returns: Whether the class has such a method. If false, a class can let its superclass try.
  @MainActor func perform(_ selector: Selector, with arguments: [Any?]) -> Bool
}
