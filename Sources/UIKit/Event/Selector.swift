/// The name of an action, such as `"copy:"`.
///
/// On Apple's platforms it also finds the method of that name, by Objective-C; here it is only a value to compare.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// Makes a selector from a name.
  public init(_ name: String) { description = name }

  /// Makes a selector from a name.
  public init(stringLiteral name: String) { description = name }

  static let cut = Selector("cut:")
  static let copy = Selector("copy:")
  static let paste = Selector("paste:")
}

/// The name of a selector, such as `"copy:"`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector of a name, whether or not anything has an action of it.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
