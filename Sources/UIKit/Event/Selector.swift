/// The name of an action, such as `"copy:"`.
///
/// With Objective-C, a selector finds the method with that name. Here, the class of the target does: see
/// ``SelectorPerforming``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// Creates a selector from a name.
  public init(_ name: String) { description = name }

  /// Creates a selector from a name.
  public init(stringLiteral name: String) { description = name }

  static let cut = Selector("cut:")
  static let copy = Selector("copy:")
  static let paste = Selector("paste:")
  static let select = Selector("select:")
  static let selectAll = Selector("selectAll:")
  static let delete = Selector("delete:")

  /// The actions that an Edit menu begins with, and their titles.
  static let editMenu: [(title: String, action: Selector)] = [
    ("Cut", .cut), ("Copy", .copy), ("Paste", .paste),
  ]
  /// All actions of an Edit menu, and their titles.
  static let wholeEditMenu = editMenu + [("Select All", .selectAll), ("Delete", .delete)]
}

/// The name of a selector, such as `"copy:"`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector with a name, whether or not an action with that name exists.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
