import UIKit

// LayoutCore replaces invalid numbers by valid ones. This file reports them, which is possible only on Linux.

extension CGSize {
  /// Whether both extents are finite and not negative.
  var isValidMetric: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension ItemAnimatingLayout {
  /// Reports the invalid numbers in a value: sizes that are not finite or are negative, and other numbers that are not
  /// finite.
  ///
  /// - Parameters:
  ///   - value: The new value of a property, of any type.
  ///   - oldValue: The old value. Numbers that were invalid in it have been reported before.
  ///   - property: The name of the property.
  func reportInvalidNumbers(in value: Any, unlike oldValue: Any, of property: String) {
    #if os(Linux)
      let known = Set(Self.invalidNumbers(in: oldValue, property).map(\.name))
      for (name, number) in Self.invalidNumbers(in: value, property) where !known.contains(name) {
        UIDiagnostic.report(
          .invalidLayoutMetric,
          "\(type(of: self)).\(name) is \(number). The layout uses a valid number instead. "
            + "Set finite values, and extents of 0 or more."
        )
      }
    #endif
  }

  /// Reports an invalid length of an item that the delegate returned: one that is not finite or is negative.
  func reportInvalid(length: CGFloat, ofItemAt indexPath: IndexPath) {
    #if os(Linux)
      UIDiagnostic.report(
        .invalidLayoutMetric,
        "The delegate of \(type(of: self)) returned the length \(length) for the item at \(indexPath). "
          + "The layout treats NaN and negative lengths as 0, and infinite lengths as the maximum length. "
          + "Return a finite length of 0 or more."
      )
    #endif
  }

  #if os(Linux)
    /// The invalid numbers in a value of any type, also in the members of structures and the values of optionals.
    private static func invalidNumbers(in value: Any, _ name: String) -> [(name: String, number: Any)] {
      switch value {
      case let size as CGSize: return size.isValidMetric ? [] : [(name, size)]
      case let number as any BinaryFloatingPoint: return number.isFinite ? [] : [(name, number)]
      default:
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return [] }
        return mirror.children.flatMap { label, child in
          // The name of a number contains neither the case of an optional nor unnamed values.
          let isNamed = mirror.displayStyle == .struct
          return invalidNumbers(in: child, isNamed ? "\(name).\(label ?? "")" : name)
        }
      }
    }
  #endif
}
