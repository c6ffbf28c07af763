import Foundation

// On iOS, `init()` makes an empty text. Foundation on Linux has no such initializer, and an extension cannot override the one
// of `NSObject`, so that these have an argument that nobody passes.

extension NSAttributedString {
  /// Creates an empty text.
  public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
  /// Creates an empty text.
  public convenience init(_emptyMutable: Void = ()) { self.init(string: "") }
}
