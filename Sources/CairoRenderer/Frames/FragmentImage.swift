import CCairo
import DisplayList
import Geometry

/// An image of a fragment, at the resolution and the subpixel position at which it was drawn.
struct FragmentImage {
  /// Where a fragment is drawn: its scale, and the position of its origin.
  struct Place: Equatable {
    /// Pixels per point.
    let scale: Size2D
    /// The position of the origin within its pixel, from 0 to 1, in steps of 1/64 pixel.
    let phase: Point2D
    /// The pixel that contains the origin.
    let pixel: Point2D

    /// Creates a place from a transform that neither rotates nor mirrors.
    init(_ matrix: AffineMatrix) {
      scale = Size2D(width: matrix.a, height: matrix.d)
      // Steps that are not visible hide rounding errors of transforms that change while content scrolls.
      let origin = Point2D(x: (matrix.tx * 64).rounded() / 64, y: (matrix.ty * 64).rounded() / 64)
      pixel = Point2D(x: origin.x.rounded(.down), y: origin.y.rounded(.down))
      phase = Point2D(x: origin.x - pixel.x, y: origin.y - pixel.y)
    }

    /// Creates a place for an image that is shown rotated.
    init(scale: Double) { self.init(scale: Size2D(width: scale, height: scale)) }

    private init(scale: Size2D) {
      self.scale = scale
      (phase, pixel) = (.zero, .zero)
    }

    /// A place with a part of the resolution.
    func reduced(to resolution: Double) -> Place {
      Place(scale: Size2D(width: scale.width * resolution, height: scale.height * resolution))
    }

    /// Whether an image for one place is exact at the other.
    static func == (left: Place, right: Place) -> Bool {
      left.scale == right.scale && left.phase == right.phase
    }

    /// The whole pixels around a rectangle of the fragment's space, relative to ``pixel``.
    func pixels(of rectangle: Rectangle) -> Rectangle { toPixels.boundingBox(of: rectangle).coveringPixels }

    /// The transform from the fragment's space to pixels, relative to ``pixel``.
    var toPixels: AffineMatrix {
      AffineMatrix(a: scale.width, b: 0, c: 0, d: scale.height, tx: phase.x, ty: phase.y)
    }
  }

  let surface: Surface
  let place: Place
  /// The surface to copy: that with the pixels of the image, or another one over them if all are opaque.
  private let source: Surface
  /// The upper left pixel of the surface, relative to the pixel of the place.
  private let corner: Point2D

  /// Draws a fragment into a new image; nil if memory is insufficient.
  ///
  /// - Parameters:
  ///   - box: The whole pixels around the fragment, relative to the pixel of the place.
  ///   - isQuick: Whether pictures are drawn with a quicker filter.
  init?(_ fragment: Fragment, in box: Rectangle, at place: Place, caches: RenderCaches, isQuick: Bool) {
    guard let surface = Surface(width: Int(box.width), height: Int(box.height)) else {
      return nil
    }
    self.surface = surface
    self.place = place
    corner = box.origin
    surface.draw { context in
      Painter(
        context: context, matrix: place.toPixels.then(.translation(x: -box.minX, y: -box.minY)),
        visible: Rectangle(x: 0, y: 0, width: box.width, height: box.height), caches: caches,
        isQuick: isQuick
      ).drawAll(fragment.commands)
    }
    let area = place.toPixels.inverse?.boundingBox(of: box.withoutRounding)
    let isOpaque = area.map { fragment.commands.beginWithOpaqueFill(of: $0) } ?? false
    source = isOpaque ? Surface(opaque: surface) ?? surface : surface
  }

  /// Copies the image to a place for which it is exact.
  func draw(in context: OpaquePointer, at place: Place, opacity: Double) {
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(
      context, source.pointer, place.pixel.x + corner.x, place.pixel.y + corner.y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  /// The image as a face, to draw it through another transform than the one it was made for; nil if it is not visible.
  ///
  /// - Parameters:
  ///   - matrix: The transform from the fragment's space to pixels of the target.
  ///   - opacity: The opacity, from 0 to 1.
  ///   - visible: The visible pixels.
  func part(through matrix: AffineMatrix, opacity: Double, visible: Rectangle) -> FaceQueue.Part? {
    guard let toFragment = place.toPixels.inverse else { return nil }
    let map = AffineMatrix.translation(x: corner.x, y: corner.y).then(toFragment).then(matrix)
    guard map.invertibleCairoMatrix != nil, let inverse = map.inverse else { return nil }
    let edge = Rectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    let outline = ConvexPolygon(corners: ConvexPolygon(edge).corners.map { map.apply(to: $0) })
    guard let box = outline.boundingBox?.intersection(visible)?.coveringPixels, !box.isEmpty else {
      return nil
    }
    return FaceQueue.Part(
      picture: surface, map: Homography(inverse), outline: outline, range: -.infinity..<(.infinity),
      opacity: opacity, box: box)
  }
}
