extension UIColor {
  /// Reads red, green, blue and opacity into the given memory. A dynamic colour is resolved with the current traits.
  ///
  /// - Returns: Always true, because every colour has these components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads hue, saturation, brightness and opacity into the given memory. The hue of a grey is 0.
  ///
  /// - Returns: Always true, because every colour has these components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let components = color.hueSaturationBrightness
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads the amount of white and the opacity into the given memory.
  ///
  /// For colours other than greys, this is the grey of the same luminance (Rec. ITU-R BT.709).
  ///
  /// - Returns: Always true, because every colour has such a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    white?.pointee = color.white
    alpha?.pointee = color.alpha
    return true
  }
}
