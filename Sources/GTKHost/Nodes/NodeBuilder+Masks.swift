import DisplayList
import Geometry

extension NodeBuilder {
  /// The node of content multiplied by the opacity of a mask.
  ///
  /// For content that is reduced, rotated or in perspective, GSK would combine textures whose resolution differs from
  /// the displayed one, and lose a pixel on two sides.
  func mask(_ content: [Command], by mask: [Command], at resolution: Resolution) -> RenderNode? {
    guard let shaders, resolution.isExact else {
      return rasterizer.node(for: [.mask(mask, content: content)], at: resolution)
    }
    guard let extent = Command.mask(mask, content: content).extent, !extent.isEmpty,
      let contentNode = node(for: content, at: resolution), let maskNode = node(for: mask, at: resolution)
    else { return nil }
    return shaders.mask(contentNode, by: maskNode, in: extent.expanded(to: resolution))
  }

  /// The node of content clipped to a convex polygon.
  func clip(_ content: [Command], to polygon: ConvexPolygon, at resolution: Resolution) -> RenderNode? {
    guard let extent = content.extent, !polygon.isEmpty else { return nil }
    let edges = polygon.edges(cutting: extent)
    guard let shaders, edges.count <= NodeShaders.maximumEdgeCount else {
      return rasterizer.node(for: [.clipPolygon(polygon, content)], at: resolution)
    }
    guard let contentNode = node(for: content, at: resolution) else { return nil }
    if edges.isEmpty { return contentNode }
    guard let visible = Command.clipPolygon(polygon, content).extent, !visible.isEmpty else { return nil }
    return shaders.clip(
      contentNode, to: edges, in: visible.expanded(to: resolution), pixelsPerPoint: resolution.pixelsPerPoint)
  }
}

extension Rectangle {
  /// The rectangle with its edges moved outwards to whole pixels, less a hundredth of a pixel on the right and below.
  /// GSK computes the size of a texture in floats and rounds it up, and would scale the content to one pixel too many.
  func expanded(to resolution: Resolution) -> Rectangle {
    let scale = resolution.pixelsPerPoint
    return Rectangle(
      minX: (minX * scale).rounded(.down) / scale, minY: (minY * scale).rounded(.down) / scale,
      maxX: ((maxX * scale).rounded(.up) - 0.01) / scale, maxY: ((maxY * scale).rounded(.up) - 0.01) / scale)
  }
}

extension RoundedRectangle {
  /// The shape with its edges rounded to the pixels of the texture it is drawn into, less a hundredth of a pixel on the
  /// right and below, for the same reason. Only rectangles are rounded.
  func rounded(to resolution: Resolution) -> RoundedRectangle {
    guard isSharp, resolution.isOfTexture else { return self }
    let scale = resolution.pixelsPerPoint
    let box = rectangle
    return RoundedRectangle(
      Rectangle(
        minX: (box.minX * scale).rounded() / scale, minY: (box.minY * scale).rounded() / scale,
        maxX: ((box.maxX * scale).rounded() - 0.01) / scale,
        maxY: ((box.maxY * scale).rounded() - 0.01) / scale))
  }
}

extension ConvexPolygon {
  /// The edges that clip a rectangle, as half-planes `a·x + b·y + c ≥ 0` where `(a, b)` has length 1.
  fileprivate func edges(cutting rectangle: Rectangle) -> [(a: Double, b: Double, c: Double)] {
    let box = ConvexPolygon(rectangle).corners
    let center = corners.reduce(Point2D.zero, +) * (1 / Double(corners.count))
    return corners.indices.compactMap { index in
      let start = corners[index]
      let along = corners[(index + 1) % corners.count] - start
      let length = along.dot(along).squareRoot()
      guard length > 0, length.isFinite else { return nil }
      // The inside is the side of the centre, in either winding direction.
      let side: Double = along.cross(center - start) < 0 ? -1 : 1
      let (a, b) = (-along.y / length * side, along.x / length * side)
      let c = -(a * start.x + b * start.y)
      return box.allSatisfy { a * $0.x + b * $0.y + c >= -1e-9 } ? nil : (a, b, c)
    }
  }
}
