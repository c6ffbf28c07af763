import DisplayList

/// A smooth transition between colours, drawn along a line or between circles.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Creates a gradient from colours; nil if there are none.
  ///
  /// - Parameters:
  ///   - space: Has no effect. Colours are mixed in sRGB.
  ///   - colors: An array of `CGColor`. Other objects are ignored.
  ///   - locations: One number from 0 to 1 for each colour; nil spaces the colours evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }

  /// Creates a gradient from the components of its colours, each followed by its opacity; nil if there are none.
  ///
  /// - Parameters:
  ///   - space: The colour space of the components.
  ///   - components: For each of the `count` colours, its components and its opacity.
  ///   - locations: `count` numbers from 0 to 1; nil spaces the colours evenly.
  ///   - count: The number of colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)
    }
    self.init(colors: colors, locations: locations)
  }

  private init?(colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    var places: [Double]?
    if let locations { places = (0..<colors.count).map { Double(locations[$0]) } }
    stops = Gradient.Stop.stops(colors: colors.map { $0.color }, locations: places)
  }
}

/// An array of Core Graphics objects.
public typealias CFArray = [Any]
