#if canImport(ObjectiveC)
  /// Lets selectors find the methods of a class that are marked with ``SelectorMethod()``.
  ///
  /// On Apple's platforms, the macro adds `@objc` to these methods.
  @attached(memberAttribute)
  public macro SelectorTable() = #externalMacro(module: "PortingMacros", type: "ObjectiveCTableMacro")
#else
  internal import UIKit

  /// Lets selectors find the methods of a class that are marked with ``SelectorMethod()``.
  ///
  /// Where Objective-C finds a method by its name, Linux needs a table from names to methods. The macro writes it, as
  /// `perform(_:with:)` of `SelectorPerforming`, and asks the superclass for other names if that has a table, too. It has
  /// the name of what it writes. On Apple's platforms, it adds `@objc` to the methods instead.
  ///
  /// ```swift
  /// @SelectorTable
  /// final class PlayerViewController: UIViewController {
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     let tap = UITapGestureRecognizer(target: self, action: #Selector(PlayerViewController.play(_:)))
  ///     view.addGestureRecognizer(tap)
  ///   }
  ///
  ///   @SelectorMethod private func play(_ recognizer: UITapGestureRecognizer) {}
  /// }
  /// ```
  ///
  /// The methods must be in the body of the class, not in an extension. If an argument does not have the type of a
  /// parameter, the method is not called, and the mistake is reported. An optional parameter is nil then.
  @attached(member, conformances: SelectorPerforming, names: named(perform(_:with:)))
  @attached(extension, conformances: SelectorPerforming)
  public macro SelectorTable() = #externalMacro(module: "PortingMacros", type: "SelectorTableMacro")
#endif

/// Marks a method that selectors can find, in a class with ``SelectorTable()``.
///
/// It takes the place of `@objc`. A method in the table has at most three parameters, is not generic, does not throw, and is
/// not asynchronous. Its result is ignored.
@attached(peer)
public macro SelectorMethod() = #externalMacro(module: "PortingMacros", type: "SelectorMethodMacro")
