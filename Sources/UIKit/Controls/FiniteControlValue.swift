extension BinaryFloatingPoint {
  /// Whether a control may take over the number. Reports one that is NaN or infinite.
  @MainActor
  func mayBecome(_ property: String, of control: UIControl) -> Bool {
    guard !isFinite else { return true }
    UIDiagnostic.report(
      .notFinite,
      "\(property) of \(String(reflecting: type(of: control))) was set to \(self). The old value is kept. Set a finite "
        + "number.")
    return false
  }
}
