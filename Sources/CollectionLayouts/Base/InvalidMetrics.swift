import UIKit

// LayoutCore lays out with safe values in place of invalid numbers; here they are reported, which only Linux can do.

extension CGSize {
  /// Whether both extents are finite and not negative.
  var isValidMetric: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension ItemAnimatingLayout {
  /// Reports sizes in a value that are not finite or negative, and other numbers that are not finite.
  ///
  /// - Parameters:
  ///   - value: The value of a property, of any type.
  ///   - oldValue: What it was before; what was invalid there has been reported.
  ///   - property: The name of the property.
  func reportInvalidNumbers(in value: Any, unlike oldValue: Any, of property: String) {
    #if os(Linux)
      let known = Set(Self.invalidNumbers(in: oldValue, property).map(\.name))
      for (name, number) in Self.invalidNumbers(in: value, property) where !known.contains(name) {
        UIDiagnostic.report(
          .invalidLayoutMetric, "\(type(of: self)).\(name) is \(number); \(Self.remedy)")
      }
    #endif
  }

  /// Reports that the delegate returned a length of an item that is not finite or negative.
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

    /// The invalid numbers in a value of any type, in the members of structures and the values of optionals too.
    private static func invalidNumbers(in value: Any, _ name: String) -> [(name: String, number: Any)] {
      switch value {
      case let size as CGSize: return size.isValidMetric ? [] : [(name, size)]
      case let number as any BinaryFloatingPoint: return number.isFinite ? [] : [(name, number)]
      default:
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return [] }
        return mirror.children.flatMap { label, child in
          // Neither the case of an optional nor an unnamed value is part of the name.
          let isNamed = mirror.displayStyle == .struct
          return invalidNumbers(in: child, isNamed ? "\(name).\(label ?? "")" : name)
        }
      }
    }
  #endif
}
