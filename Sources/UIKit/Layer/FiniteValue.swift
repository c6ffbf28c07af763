import Geometry

/// A value that consists of numbers, all of which must be finite when it is set.
protocol FiniteValue {
  /// Whether every number is finite.
  var isFinite: Bool { get }
}

extension CGFloat: FiniteValue {}

extension Float: FiniteValue {}

extension CGPoint: FiniteValue {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize: FiniteValue {
  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect: FiniteValue {
  var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension UIEdgeInsets: FiniteValue {
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension CATransform3D: FiniteValue {
  var isFinite: Bool { matrix.isFinite }
}

extension FiniteValue {
  /// Whether the value may be set. Reports a value that is not finite.
  ///
  /// - Parameters:
  ///   - name: The name of the property, evaluated only for the report.
  ///   - owner: The object that has the property.
  @MainActor
  func mayBecome(_ name: @autoclosure () -> String, of owner: AnyObject) -> Bool {
    if isFinite { return true }
    UIDiagnostic.report(
      .notFinite,
      "\(name()) of \(type(of: owner)) was set to \(self), which is not finite. "
        + "The old value is kept. Set a finite value."
    )
    return false
  }
}
