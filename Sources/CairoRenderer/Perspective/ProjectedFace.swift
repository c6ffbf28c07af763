import DisplayList
import Geometry

/// Flat content and its perspective.
struct ProjectedFace {
  /// A part of the face whose resolution varies little.
  struct Band {
    /// The values of the inverse map's w at the pixels of the part.
    var range: Range<Double>
    /// Pixels per point along the face's own axes, such that each target pixel has at least one.
    var resolution: Size2D
  }

  /// The commands to draw flat.
  let commands: [Command]
  /// The opacity with which the projected picture is painted.
  let opacity: Double
  /// The rectangle around what the commands draw, in the face's own plane.
  let extent: Rectangle
  /// The visible part of the face, in its own plane.
  let visibleBox: Rectangle
  /// The visible part of the face, in whole pixels.
  let pixelBox: Rectangle

  private let map: Homography
  /// The map from pixels to the face's own plane.
  let inverse: Homography
  /// The visible part of the face, in pixels, with a margin.
  let outline: ConvexPolygon

  /// The margin that is added around a face, in pixels.
  ///
  /// Two faces with a common edge each cover a part of the pixels along it, and the parts do not add up:
  /// `c + (1 − c)·(1 − c)` leaves up to a quarter of the background. With this margin, a sixteenth remains, which is not
  /// visible, and the edge is still correct to a quarter of a pixel.
  private static let bleed = 0.25

  /// Prepares a face; nil if nothing of it is visible.
  init?(_ commands: [Command], through map: Homography, visible: Rectangle) {
    guard let extent = commands.extent, !extent.isEmpty, let inverse = map.inverse else { return nil }
    // A polygon that clips the content clips the face instead, and the opacity of a group becomes that of the face. So
    // the picture stays the same when only these change.
    var commands = commands
    var plane = ConvexPolygon(extent)
    var opacity = 1.0
    peeling: while commands.count == 1 {
      switch commands[0] {
      case .clipPolygon(let polygon, let content):
        plane = plane.intersection(polygon)
        commands = content
      case .group(let groupOpacity, let content):
        opacity *= min(max(groupOpacity, 0), 1)
        commands = content
      default: break peeling
      }
    }
    guard opacity > 0 else { return nil }
    plane = plane.inFrontOfEye(of: map)
    let reach = visible.inset(by: -1)
    for (a, b, c) in [
      (1.0, 0.0, -reach.minX), (-1, 0, reach.maxX), (0, 1, -reach.minY), (0, -1, reach.maxY),
    ] {
      plane = plane.clipped(keepingNonNegative: a, b, c, through: map)
    }
    guard let visibleBox = plane.boundingBox,
      let image = plane.image(under: map)?.bled(by: Self.bleed, through: inverse),
      let imageBox = image.boundingBox, let pixelBox = imageBox.intersection(visible)?.coveringPixels,
      !pixelBox.isEmpty, let contentExtent = commands.extent
    else { return nil }
    self.commands = commands
    self.opacity = opacity
    self.extent = contentExtent
    self.visibleBox = visibleBox
    self.pixelBox = pixelBox
    self.map = map
    self.inverse = inverse
    outline = image
  }

  /// The fragment that is all of the content; nil if there is more than one command.
  var fragment: Fragment? {
    guard commands.count == 1, case .fragment(let fragment) = commands[0] else { return nil }
    return fragment
  }

  /// Splits the face into parts, in each of which the resolution changes by at most a factor of two. The far end of a
  /// long face gets a smaller picture and does not shimmer.
  func bands() -> [Band] {
    var finished: [Band] = []
    var pending = [(outline: outline, range: -Double.infinity..<Double.infinity)]
    while let (part, range) = pending.popLast() {
      let resolution = resolutionRange(of: part)
      if resolution.ratio > 2, finished.count + pending.count < 16, let halves = halves(of: part, range) {
        pending += halves
      } else {
        finished.append(Band(range: range, resolution: resolution.maximum))
      }
    }
    return finished
  }

  /// Splits a part where 1/w has the mean of its values, which is a line on the screen.
  private func halves(of part: ConvexPolygon, _ range: Range<Double>)
    -> [(outline: ConvexPolygon, range: Range<Double>)]?
  {
    // The w of the inverse map is 1/w of the map, up to a constant factor.
    let values = part.corners.map { inverse.w(at: $0) }
    guard let minimum = values.min(), let maximum = values.max(), minimum * maximum > 0 else { return nil }
    let middle = (minimum > 0 ? 1.0 : -1.0) * (minimum * maximum).squareRoot()
    let (a, b, c) = (inverse.m13, inverse.m23, inverse.m33 - middle)
    guard range.contains(middle) else { return nil }
    let halves = [
      (outline: part.clipped(keepingNonNegative: a, b, c), range: middle..<range.upperBound),
      (outline: part.clipped(keepingNonNegative: -a, -b, -c), range: range.lowerBound..<middle),
    ]
    return halves.contains(where: \.outline.isEmpty) ? nil : halves
  }

  /// Returns the maximum magnification along the face's axes at the corners of a part, and its ratio to the minimum.
  /// The maximum is rounded up to a power of √2, so that it does not change while a face moves slightly.
  private func resolutionRange(of part: ConvexPolygon) -> (maximum: Size2D, ratio: Double) {
    var maximum = Size2D.zero
    var minimum = Size2D(width: .infinity, height: .infinity)
    for corner in part.corners {
      let w = inverse.w(at: corner)
      let point = Point2D(
        x: (corner.x * inverse.m11 + corner.y * inverse.m21 + inverse.m31) / w,
        y: (corner.x * inverse.m12 + corner.y * inverse.m22 + inverse.m32) / w)
      let local = magnification(at: point)
      maximum = Size2D(width: max(maximum.width, local.width), height: max(maximum.height, local.height))
      minimum = Size2D(width: min(minimum.width, local.width), height: min(minimum.height, local.height))
    }
    let ratio = max(maximum.width / minimum.width, maximum.height / minimum.height)
    return (Size2D(width: maximum.width.roundedUpToStep, height: maximum.height.roundedUpToStep), ratio)
  }

  /// The lengths of the images of small steps along x and y, per unit. All points of a part are in front of the eye.
  private func magnification(at point: Point2D) -> Size2D {
    let derivative = map.derivative(at: point)
    return Size2D(width: derivative?.lengthOfXImage ?? 0, height: derivative?.lengthOfYImage ?? 0)
  }
}

extension Double {
  /// The number rounded up to a power of √2, between 2⁻¹⁰ and 2¹⁰.
  fileprivate var roundedUpToStep: Double {
    var step = 0x1p-10
    while step < self, step < 0x1p10 { step *= 2.0.squareRoot() }
    return step
  }
}

extension ConvexPolygon {
  /// The image of a face with its edges moved outwards, clipped at the horizon of the face's plane. The inverse of the
  /// map is meaningless beyond the horizon, which is close to a face seen almost edge-on.
  fileprivate func bled(by distance: Double, through inverse: Homography) -> ConvexPolygon {
    let depths = corners.map { inverse.w(at: $0) }
    guard let nearest = depths.min(by: { abs($0) < abs($1) }) else { return self }
    let sign = nearest < 0 ? -1.0 : 1
    return expanded(by: distance).clipped(
      keepingNonNegative: sign * inverse.m13, sign * inverse.m23, sign * inverse.m33 - abs(nearest) / 2)
  }
}
