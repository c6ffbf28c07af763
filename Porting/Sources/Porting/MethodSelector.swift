#if canImport(ObjectiveC)
  public import ObjectiveC

  /// The selector of a method, as `#selector` on Apple's platforms.
  @freestanding(expression)
  public macro Selector<Method>(_ method: Method) -> Selector =
    #externalMacro(module: "PortingMacros", type: "ObjectiveCSelectorMacro")

  /// The selector of a method in an extension of a class of another module, as `#selector` on Apple's platforms.
  @freestanding(expression)
  public macro ExtensionSelector<Method>(_ method: Method) -> Selector =
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

  /// The selector of a method with three parameters.
  @freestanding(expression)
  public macro Selector<Target, First, Second, Third, Result>(
    _ method: (Target) -> @MainActor (First, Second, Third) -> Result
  ) -> Selector = #externalMacro(module: "PortingMacros", type: "ThreeArgumentsSelectorMacro")

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

  /// The selector of a method of the current object with three parameters.
  @freestanding(expression)
  public macro Selector<First, Second, Third>(_ method: @MainActor (First, Second, Third) -> Void)
    -> Selector =
    #externalMacro(module: "PortingMacros", type: "ThreeArgumentsSelectorMacro")

  /// The selector of a method in an extension of a class of another module, which can have no table:
  /// `#ExtensionSelector(UIViewController.dismissKeyboard)`. Also that of a method of UIKit, such as
  /// `UIView.endEditing(_:)`. A Boolean parameter is true if the argument is an object.
  ///
  /// The selector knows the method itself. On Apple's platforms, the macro expands to `#selector`, and the method has
  /// `@objc`, inside of `#if canImport(ObjectiveC)`.
  @freestanding(expression)
  public macro ExtensionSelector<Target, Result>(_ method: (Target) -> @MainActor () -> Result) -> Selector =
    #externalMacro(module: "PortingMacros", type: "ExtensionSelectorMacro")

  /// The selector of a method with one parameter in an extension of a class of another module.
  @freestanding(expression)
  public macro ExtensionSelector<Target, Argument, Result>(
    _ method: (Target) -> @MainActor (Argument) -> Result
  ) -> Selector = #externalMacro(module: "PortingMacros", type: "OneArgumentExtensionSelectorMacro")

  /// The selector of a method with two parameters in an extension of a class of another module.
  @freestanding(expression)
  public macro ExtensionSelector<Target, First, Second, Result>(
    _ method: (Target) -> @MainActor (First, Second) -> Result
  ) -> Selector = #externalMacro(module: "PortingMacros", type: "TwoArgumentsExtensionSelectorMacro")
#endif
