import Geometry

extension Command {
  /// A rectangle around everything that the command draws, in its own coordinates; nil if it draws nothing.
  public var extent: Rectangle? {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _), .gradient(_, let shape):
      return shape.rectangle.drawable
    case .shadow(let shadow): return shadow.extent
    case .image(_, _, let rectangle, _): return rectangle.drawable
    case .text(let line, let origin, _):
      // Italic letters, swashes and stacked accents extend beyond the line's box, but rarely by more than its height.
      let height = line.ascent + line.descent
      return Rectangle(
        minX: origin.x, minY: origin.y - line.ascent, maxX: origin.x + line.width,
        maxY: origin.y + line.descent
      ).drawable?.inset(by: -height).drawable
    case .fillPath(let path, _, _): return path.controlBox?.drawable
    case .strokePath(let path, _, let style): return path.controlBox?.inset(by: -style.reach).drawable
    case .group(_, let commands): return commands.extent
    case .mask(let mask, let content): return mask.extent.flatMap { content.extent?.common(with: $0) }
    case .blend(let content, let backdrop, _): return (content + backdrop).extent
    case .clip(let shape, let commands): return commands.extent?.common(with: shape.rectangle)
    case .clipPolygon(let polygon, let commands):
      return polygon.boundingBox.flatMap { commands.extent?.common(with: $0) }
    case .transform(let matrix, let commands): return commands.extent?.image(under: matrix.homography)
    case .fragment(let fragment): return fragment.extent
    }
  }
}

extension Sequence where Element == Command {
  /// A rectangle around everything that the commands draw, in their own coordinates; nil if they draw nothing.
  public var extent: Rectangle? {
    reduce(nil) { sum, command in
      guard let extent = command.extent else { return sum }
      return sum?.union(extent) ?? extent
    }
  }
}

extension Shadow {
  /// A rectangle around the blurred silhouette. Only 0.3 % of a Gaussian is beyond three standard deviations.
  var extent: Rectangle? {
    let silhouette =
      switch caster {
      case .rectangle(let shape): shape.rectangle.drawable
      case .path(let path): path.controlBox?.drawable
      case .content(let commands): commands.extent
      }
    return silhouette?.offset(by: offset).inset(by: -3 * max(0, radius)).drawable
  }
}

extension Path {
  /// The smallest rectangle around all end points and control points. It contains the path.
  public var controlBox: Rectangle? {
    var points: [Point2D] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let point): points += [control, point]
      case .cubic(let control1, let control2, let point): points += [control1, control2, point]
      case .close: break
      }
    }
    return ConvexPolygon(corners: points).boundingBox
  }
}

extension StrokeStyle {
  /// The maximum distance of the stroke from its path: at corners with a miter, at ends with a square cap.
  var reach: Double {
    let half = max(0, width) / 2
    return half * max(join == .miter ? miterLimit : 1, cap == .square ? 2.0.squareRoot() : 1)
  }
}

extension Rectangle {
  /// Coordinates are clamped to this many points, so that sums and products stay finite and precise enough.
  private static let limit = 1e12

  /// The rectangle with its edges clamped to ±10¹²; nil if it cannot be drawn (NaN or negative extent).
  ///
  /// A rectangle without area is kept, because lines along a path have a width of their own.
  fileprivate var drawable: Rectangle? {
    guard minX <= maxX, minY <= maxY else { return nil }
    let (left, top) = (max(-Self.limit, minX), max(-Self.limit, minY))
    let (right, bottom) = (min(Self.limit, maxX), min(Self.limit, maxY))
    guard left <= right, top <= bottom else { return nil }
    return Rectangle(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The intersection; nil if it is empty.
  fileprivate func common(with other: Rectangle) -> Rectangle? {
    other.drawable.flatMap { intersection($0) }
  }

  /// A rectangle around the image of the part in front of the eye; nil if nothing is in front of it.
  func image(under homography: Homography) -> Rectangle? {
    // Nearly every rectangle has all corners in front of the eye. Then no polygon is allocated.
    if homography.keepsInFront(corners) {
      guard let image = homography.apply(to: self), image.isFinite else { return nil }
      return image.boundingBox.drawable
    }
    return ConvexPolygon(self).inFrontOfEye(of: homography).image(under: homography)?.boundingBox?.drawable
  }
}

extension Quadrilateral {
  fileprivate var isFinite: Bool {
    topLeft.isFinite && topRight.isFinite && bottomRight.isFinite && bottomLeft.isFinite
  }
}
