extension UIImage {
  /// Returns the image in another size, in points, with the scale of the screen. It fills the size and ignores its own
  /// aspect ratio, as on iOS. Nil for an empty image and for a size that is empty or invalid.
  @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size != .zero
    else {
      return nil
    }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// Returns the image in another size, in points.
  @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Passes the image in another size to a closure on another queue.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async {
      // Drawing is the main thread's.
      let image = MainActor.assumeIsolated { self.preparingThumbnail(of: size) }
      DispatchQueue.global().async { completionHandler(image) }
    }
  }

  /// Returns the image itself: its pixels are decoded already. Nil for an empty image.
  public func preparingForDisplay() -> UIImage? { size == .zero ? nil : self }

  /// Returns the image itself: its pixels are decoded already. Nil for an empty image.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Passes the image to a closure on another queue.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let image = preparingForDisplay()
    DispatchQueue.global().async { completionHandler(image) }
  }
}
