import CCairo
import DisplayList
import Foundation
import Geometry

extension Painter {
  /// The maximum deviation of a blur in pixels of its image. Wider blurs are drawn at a lower resolution, without a
  /// visible difference.
  private static let maximumDeviation = 24.0
  /// The deviation, in pixels, from which on the pixels of an image may be shown a tenth smaller or larger.
  private static let minimumSteppedDeviation = 2.0
  private static let stepsPerDoubling = 4.0
  /// The positions within a pixel, on each axis, for which a blurred image of its own is made. The maximum error, a
  /// sixteenth of a pixel, is not visible in a blur. While content moves, a quarter is not visible either.
  private static let (phasesPerPixel, movingPhasesPerPixel) = (8.0, 2.0)
  /// For rectangles with edges further outside than this, in pixels, only the visible part casts a shadow.
  private static let maximumShadow = 8192.0

  /// Draws a shadow: a blurred silhouette with an offset.
  ///
  /// Draws the opacity of the silhouette into an image that is parallel to the shadow's own axes, blurs it, and paints
  /// the shadow's colour through it with the transform.
  func draw(_ shadow: Shadow) {
    let radius = shadow.radius.isFinite ? max(0, shadow.radius) : 0
    guard shadow.color.isVisible, shadow.offset.isFinite else { return }
    let moved = transformed(
      to: AffineMatrix.translation(x: shadow.offset.x, y: shadow.offset.y).then(matrix))
    cairo_save(context)
    defer { cairo_restore(context) }
    guard moved.setTransform() else { return }

    let scale = Self.maskScale(for: matrix.meanScale, radius: radius)
    let blur = GaussianBlur(deviation: radius * scale)
    switch shadow.caster.simplified {
    case .rectangle(let shape):
      if radius == 0 { return moved.fill(shape, shadow.color) }
      moved.drawShadow(of: shape, color: shadow.color, scale: scale, blur: blur)
    case .path(let path):
      if radius == 0 { return moved.fill(path, shadow.color, .nonZero) }
      moved.drawShadow(of: [.fillPath(path, .black, .nonZero)], color: shadow.color, scale: scale, blur: blur)
    case .content(let commands):
      moved.drawShadow(of: commands, color: shadow.color, scale: scale, blur: blur)
    }
  }

  /// The scale of the image of a shadow that is shown at a scale.
  ///
  /// Faces in space have different scales. Where the blur hides the difference, the scale is rounded to a step, so that
  /// equal faces share an image.
  private static func maskScale(for shown: Double, radius: Double) -> Double {
    var scale = shown
    while radius * scale > maximumDeviation { scale /= 2 }
    guard radius * scale >= minimumSteppedDeviation else { return scale }
    return exp2((log2(scale) * stepsPerDoubling).rounded() / stepsPerDoubling)
  }

  /// Draws the shadow of a rounded rectangle from an image that all rectangles of its size share.
  private func drawShadow(of shape: RoundedRectangle, color: Color, scale: Double, blur: GaussianBlur) {
    let near = withinReach(shape, margin: 3 * blur.deviation / scale, limit: Self.maximumShadow)
    let box = near.rectangle
    guard !box.isEmpty else { return }
    let isQuick = blur.deviation >= Self.minimumSteppedDeviation && permitsQuickDrawing()
    let corner = pixelCorner(of: box, scale: scale, blur: blur, isQuick: isQuick)
    let phase = corner.map { Point2D(x: $0.x - $0.x.rounded(.down), y: $0.y - $0.y.rounded(.down)) } ?? .zero
    // Lengths that are nearly equal share an image, and while content moves, all lengths share its corners.
    let steps = isQuick ? 1.0 : 64
    func length(_ extent: Double) -> Double { max(1, (extent * scale * steps).rounded()) / steps }
    func radius(_ radius: Double) -> Double {
      isQuick ? (radius * scale).rounded(.down) : radius * scale
    }
    let scaled = RoundedRectangle(
      Rectangle(x: phase.x, y: phase.y, width: length(box.width), height: length(box.height)),
      radii: CornerRadii(
        topLeft: radius(near.radii.topLeft), topRight: radius(near.radii.topRight),
        bottomRight: radius(near.radii.bottomRight), bottomLeft: radius(near.radii.bottomLeft)))
    let margin = Double(blur.reach + 1)
    guard let mask = RoundedShadow(shape: scaled, blur: blur, margin: Int(margin)).mask(in: caches) else {
      return
    }
    if let corner {
      copy(mask, to: corner - phase - Point2D(x: margin, y: margin), color: color)
    } else {
      paint(mask, at: box.origin, margin: margin, scale: scale, color: color, isQuick: isQuick)
    }
  }

  /// The position of a rectangle in pixels, rounded to one for which images are made, if an image with a scale can be
  /// copied pixel by pixel. Nil if it has to be drawn through a transform.
  private func pixelCorner(
    of box: Rectangle, scale: Double, blur: GaussianBlur, isQuick: Bool
  ) -> Point2D? {
    guard matrix.keepsAxes, matrix.a == scale, matrix.d == scale,
      blur.deviation >= Self.minimumSteppedDeviation
    else { return nil }
    let corner = matrix.apply(to: box.origin)
    let steps = isQuick ? Self.movingPhasesPerPixel : Self.phasesPerPixel
    return Point2D(x: (corner.x * steps).rounded() / steps, y: (corner.y * steps).rounded() / steps)
  }

  /// Paints a colour through a mask whose pixels are those of the target.
  private func copy(_ mask: Surface, to corner: Point2D, color: Color) {
    cairo_identity_matrix(context)
    setSource(color)
    cairo_mask_surface(context, mask.pointer, corner.x, corner.y)
  }

  /// Draws the shadow of what commands cover.
  private func drawShadow(of commands: [Command], color: Color, scale: Double, blur: GaussianBlur) {
    let margin = Double(blur.reach + 1)
    guard let extent = commands.extent, let visibleBox,
      // Content that is further outside the visible area than the reach of the blur casts no visible shadow.
      let region = extent.intersection(visibleBox.inset(by: -2 * margin / scale)), !region.isEmpty,
      let mask = Surface(
        width: Int((region.width * scale + 2 * margin).rounded(.up)),
        height: Int((region.height * scale + 2 * margin).rounded(.up)), format: .mask)
    else { return }
    let toMask = AffineMatrix.translation(x: -region.minX, y: -region.minY)
      .then(.scale(x: scale, y: scale)).then(.translation(x: margin, y: margin))
    let inside = Rectangle(x: 0, y: 0, width: Double(mask.width), height: Double(mask.height))
    mask.draw { context in
      Painter(context: context, matrix: toMask, visible: inside, caches: caches).drawAll(commands)
    }
    _ = mask.withBytes {
      blur.apply(to: $0, width: mask.width, height: mask.height, stride: mask.stride)
    }
    paint(mask, at: region.origin, margin: margin, scale: scale, color: color, isQuick: isQuick)
  }

  /// Paints a colour through a mask whose pixel (margin, margin) begins at a point of the painter's space.
  private func paint(
    _ mask: Surface, at origin: Point2D, margin: Double, scale: Double, color: Color, isQuick: Bool
  ) {
    let toMask = AffineMatrix.translation(x: -origin.x, y: -origin.y)
      .then(.scale(x: scale, y: scale)).then(.translation(x: margin, y: margin))
    guard var patternMatrix = toMask.invertibleCairoMatrix,
      let pattern = cairo_pattern_create_for_surface(mask.pointer)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_matrix(pattern, &patternMatrix)
    cairo_pattern_set_filter(pattern, isQuick ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    setSource(color)
    cairo_mask(context, pattern)
  }
}

extension Shadow.Caster {
  /// The silhouette. If an opaque rectangle contains all content, the rectangle is used instead, because its shadow is
  /// cheaper.
  fileprivate var simplified: Shadow.Caster {
    guard case .content(let commands) = self, case .fill(let shape, let color)? = commands.first,
      color.alpha >= 1, commands.dropFirst().extent.map({ shape.covers($0) }) ?? true
    else { return self }
    return .rectangle(shape)
  }
}

extension RoundedRectangle {
  /// Whether the shape contains a rectangle. Testing the corners is sufficient, because both are convex.
  fileprivate func covers(_ box: Rectangle) -> Bool {
    let outer = rectangle
    guard box.minX >= outer.minX, box.minY >= outer.minY, box.maxX <= outer.maxX, box.maxY <= outer.maxY
    else { return false }
    // The distances of the box's corner from the two edges at the shape's corner, and the radius.
    return [
      (box.minX - outer.minX, box.minY - outer.minY, radii.topLeft),
      (outer.maxX - box.maxX, box.minY - outer.minY, radii.topRight),
      (outer.maxX - box.maxX, outer.maxY - box.maxY, radii.bottomRight),
      (box.minX - outer.minX, outer.maxY - box.maxY, radii.bottomLeft),
    ].allSatisfy { x, y, radius in
      guard x < radius, y < radius else { return true }
      return (radius - x) * (radius - x) + (radius - y) * (radius - y) <= radius * radius
    }
  }
}
