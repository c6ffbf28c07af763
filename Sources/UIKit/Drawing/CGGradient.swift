import DisplayList

/// Colours that run into one another, to be drawn along a line or between circles.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Makes a gradient of colours; nil when there is none.
  ///
  /// - Parameters:
  ///   - space: Has no effect: colours are mixed in sRGB.
  ///   - colors: Each a `CGColor`; anything else is passed over.
  ///   - locations: As many numbers from 0 to 1 as there are colours; nil spreads them evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colors: colors.compactMap { $0 as? CGColor }, locations: locations)
  }

  /// Makes a gradient of the components of colours one after the other, each with its opacity; nil without any.
  ///
  /// - Parameters:
  ///   - space: What the components are of.
  ///   - components: `count` times one more number than the space has components.
  ///   - locations: `count` numbers from 0 to 1; nil spreads the colours evenly.
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

/// A list of whatever Core Graphics is given.
public typealias CFArray = [Any]
