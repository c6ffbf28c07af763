extension Bundle {
  /// Creates the objects of the nib with a name, as ``UINib`` does.
  ///
  /// - Parameters:
  ///   - name: The name in `UINib.namedNibs`.
  ///   - owner: The owner that the closure receives.
  ///   - options: Ignored.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
