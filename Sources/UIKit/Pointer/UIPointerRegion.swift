/// A part of a view that reacts to the pointer as a whole.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the view's coordinates.
  public let rect: CGRect
  /// Distinguishes regions with equal rectangles.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(rect.minX)
      hasher.combine(rect.minY)
      hasher.combine(identifier)
      return hasher.finalize()
    }
  }
}

/// Where the pointer is when a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location, in the view's coordinates.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
