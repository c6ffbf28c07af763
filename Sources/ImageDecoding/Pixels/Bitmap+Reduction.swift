extension Bitmap {
  /// Returns the bitmap at a size, reduced by area. A bitmap that is not larger stays as it is.
  package func reduced(to size: DecodingSize) -> Bitmap {
    let target = size.size(width: width, height: height, isScalable: false)
    guard target != (width, height) else { return self }
    // Rows in memory have no errors.
    return (try? BitmapAssembly(size: target).bitmap(from: BufferedRows(self), nil)) ?? self
  }
}
