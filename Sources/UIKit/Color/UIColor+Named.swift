extension UIColor {
  /// Loads a colour from the program's asset catalogues; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Loads a colour from the asset catalogues of a bundle. Nil if there is none with the name.
  ///
  /// The catalogues are the folders that end in `.xcassets`, as Xcode edits them: list them in the `resources` of the target
  /// with `.copy`. If a colour has a variant for dark appearance, the result is dynamic.
  ///
  /// - Parameters:
  ///   - name: The name of the colour set.
  ///   - bundle: The bundle, or nil for that of the program.
  ///   - traitCollection: Ignored: the colour depends on the traits that it is drawn with.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = ColorSet(named: name, in: bundle ?? .main), let light = set.light else { return nil }
    if let dark = set.dark {
      self.init { $0.userInterfaceStyle == .dark ? dark : light }
    } else {
      self.init(cgColor: light.cgColor)
    }
  }

  /// Creates a colour from components in the space Display P3. Components outside of sRGB are kept, and clamped when drawn.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    // The transfer function of both spaces, and the matrix between their primaries (CSS Color Module Level 4, section 17).
    func linear(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      return size <= 0.04045
        ? value / 12.92 : (value < 0 ? -1 : 1) * pow((size + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: CGFloat) -> CGFloat {
      let size = abs(value)
      return size <= 0.0031308
        ? value * 12.92 : (value < 0 ? -1 : 1) * (1.055 * pow(size, 1 / 2.4) - 0.055)
    }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    self.init(
      red: encoded(1.224_940_176_280_56 * r - 0.224_940_176_280_56 * g),
      green: encoded(-0.042_056_954_709_688 * r + 1.042_056_954_709_688 * g),
      blue: encoded(
        -0.019_637_554_590_334 * r - 0.078_636_045_550_631 * g + 1.098_273_600_140_965 * b),
      alpha: alpha)
  }
}
