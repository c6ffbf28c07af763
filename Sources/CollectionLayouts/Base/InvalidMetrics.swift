import UIKit

// Numbers that make no sense are survived by LayoutCore; here they are said. Where to, only Linux knows.

extension CGSize {
  /// Whether both extents are finite and not negative.
  var isValidMetric: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension ItemAnimatingLayout {
  /// Says which properties are sizes that are not finite or negative, or other lengths and angles that are not finite.
  func reportInvalidProperties() {
    #if os(Linux)
      var level: Mirror? = Mirror(reflecting: self)
      while let mirror = level {
        report(mirror.children, of: "\(type(of: self))")
        level = mirror.superclassMirror
      }
    #endif
  }

  /// Says that the delegate told the length of an item that is not finite or negative.
  func reportInvalid(length: CGFloat, ofItemAt indexPath: IndexPath) {
    #if os(Linux)
      UIDiagnostic.report(
        .invalidLayoutMetric,
        "the delegate of \(type(of: self)) told the length \(length) of the item at \(indexPath); \(Self.remedy)"
      )
    #endif
  }

  #if os(Linux)
    private static let remedy =
      "NaN and negative lengths count as 0, infinite ones as the greatest length"

    private func report(_ properties: Mirror.Children, of owner: String) {
      for case (let name?, let value) in properties {
        let isValid =
          switch value {
          case let number as CGFloat: number.isFinite
          case let size as CGSize: size.isValidMetric
          case let insets as UIEdgeInsets:
            insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite && insets.right.isFinite
          default: true
          }
        if !isValid {
          UIDiagnostic.report(.invalidLayoutMetric, "\(owner).\(name) is \(value); \(Self.remedy)")
        }
        if let settings = value as? StretchyHeaderLayout.Settings {
          report(Mirror(reflecting: settings).children, of: "\(owner).\(name)")
        }
      }
    }
  #endif
}
