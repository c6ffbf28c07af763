import Geometry

/// A value made of numbers, all of which must be finite where it is set.
protocol FiniteValue {
  /// Whether no number is infinite or no number at all.
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
  /// Whether the value may be set; says so when it may not.
  ///
  /// - Parameters:
  ///   - name: The property that is set.
  ///   - owner: Whose property it is.
  @MainActor
  func mayBecome(_ name: @autoclosure () -> String, of owner: AnyObject) -> Bool {
    if isFinite { return true }
    UIDiagnostic.report(
      .notFinite,
      "\(name()) of \(type(of: owner)) was set to \(self), which is not finite; the old value stays"
    )
    return false
  }
}
