#if canImport(ObjectiveC)
  public import ObjectiveC

  /// The selector of a method, as `#selector` on Apple's platforms.
  @freestanding(expression)
  public macro Selector<Method>(_ method: Method) -> Selector =
    #externalMacro(module: "PortingMacros", type: "ObjectiveCSelectorMacro")
#else
  public import UIKit

  // The types of the overloads tell apart methods that are named without their labels, such as `Player.play`.

  /// The selector of a method: `#Selector(PlayerViewController.play(_:))`.
  ///
  /// The method is marked with ``SelectorMethod()``. The macro has the name of the type of its value, as `#Predicate` has.
  /// On Apple's platforms, it expands to `#selector`.
  @freestanding(expression)
  public macro Selector<Target, Result>(_ method: (Target) -> @MainActor () -> Result) -> Selector =
    #externalMacro(module: "PortingMacros", type: "SelectorMacro")

  /// The selector of a method with one parameter.
  @freestanding(expression)
  public macro Selector<Target, Argument, Result>(
    _ method: (Target) -> @MainActor (Argument) -> Result
  ) -> Selector = #externalMacro(module: "PortingMacros", type: "OneArgumentSelectorMacro")

  /// The selector of a method with two parameters.
  @freestanding(expression)
  public macro Selector<Target, First, Second, Result>(
    _ method: (Target) -> @MainActor (First, Second) -> Result
  ) -> Selector = #externalMacro(module: "PortingMacros", type: "TwoArgumentsSelectorMacro")

  /// The selector of a method of the current object.
  @freestanding(expression)
  public macro Selector(_ method: @MainActor () -> Void) -> Selector =
    #externalMacro(module: "PortingMacros", type: "SelectorMacro")

  /// The selector of a method of the current object with one parameter.
  @freestanding(expression)
  public macro Selector<Argument>(_ method: @MainActor (Argument) -> Void) -> Selector =
    #externalMacro(module: "PortingMacros", type: "OneArgumentSelectorMacro")

  /// The selector of a method of the current object with two parameters.
  @freestanding(expression)
  public macro Selector<First, Second>(_ method: @MainActor (First, Second) -> Void) -> Selector =
    #externalMacro(module: "PortingMacros", type: "TwoArgumentsSelectorMacro")
#endif
