import CGTK4
import DisplayList
import Geometry

extension NodeBuilder {
  /// Commands through a transform, flattened into the plane.
  func transform(_ commands: [Command], by matrix: Matrix4, at resolution: Resolution) -> RenderNode? {
    let homography = matrix.homography
    if let affine = homography.affine {
      guard affine.isDrawable else { return nil }
      let inner = resolution.magnified(by: affine.maximumMagnification)
      if affine.keepsAxes { return node(for: commands, at: inner).flatMap { transform($0, by: homography) } }
      return sheet(of: commands, enlargedBy: 1, at: inner).flatMap { transform($0, by: homography) }
    }
    guard renderer == .openGL, let extent = commands.extent,
      let magnification = homography.maximumMagnification(of: extent)
    else {
      return rasterizer.node(for: [.transform(matrix, commands)], at: resolution)
    }
    // Under perspective GSK draws into a texture of as many pixels as the plane has without it. So the
    // content is enlarged first and the transform made smaller.
    let inner = resolution.magnified(by: min(magnification, 8), isOfTexture: true)
    let enlargement = inner.pixelsPerPoint / resolution.pixelsPerPoint
    return sheet(of: commands, enlargedBy: enlargement, at: inner).flatMap {
      transform($0, by: Homography(.scale(x: 1 / enlargement, y: 1 / enlargement)).then(homography))
    }
  }

  func transform(_ node: RenderNode, by homography: Homography) -> RenderNode? {
    guard let transform = homography.makeGskTransform() else { return node }
    defer { gsk_transform_unref(transform) }
    return RenderNode(owning: gsk_transform_node_new(node.pointer, transform))
  }

  /// What draws commands that are turned or seen in perspective; for a fragment the same node in every frame.
  private func sheet(of commands: [Command], enlargedBy factor: Double, at resolution: Resolution)
    -> RenderNode?
  {
    guard commands.count == 1, case .fragment(let fragment) = commands[0] else {
      return node(for: commands, at: resolution).flatMap {
        sheet($0, extent: commands.extent, enlargedBy: factor, at: resolution)
      }
    }
    let content = node(for: fragment, at: resolution)
    if content.sheet == nil {
      content.sheet = content.node.flatMap {
        sheet($0, extent: fragment.extent, enlargedBy: factor, at: resolution)
      }
    }
    return content.sheet
  }

  /// A node with a transparent border around it.
  ///
  /// GSK draws a container that is turned by way of a texture, whose edges are soft only where they fade into
  /// nothing within it. The texture begins on a whole pixel: what has a texture of its own in it would be shifted
  /// otherwise.
  private func sheet(
    _ node: RenderNode, extent: Rectangle?, enlargedBy factor: Double, at resolution: Resolution
  ) -> RenderNode? {
    let border = -2 / resolution.pixelsPerPoint
    guard renderer == .openGL, let extent,
      var bounds = graphene_rect_t(extent.inset(by: border).expanded(to: resolution))
    else {
      return transform(node, by: Homography(.scale(x: factor, y: factor)))
    }
    var clear = GdkRGBA(.clear)
    guard let ground = RenderNode(owning: gsk_color_node_new(&clear, &bounds)) else { return nil }
    return RenderNode.container([ground, node]).flatMap {
      transform($0, by: Homography(.scale(x: factor, y: factor)))
    }
  }
}

extension AffineMatrix {
  /// Whether the numbers are finite and the plane is not flattened into a line.
  fileprivate var isDrawable: Bool {
    determinant.isNormal && tx.isFinite && ty.isFinite
  }

  /// Whether upright rectangles stay upright.
  fileprivate var keepsAxes: Bool { b == 0 && c == 0 }

  /// The factor by which lengths grow in the direction in which they grow most (the greater singular value).
  var maximumMagnification: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = max(0, sum * sum - 4 * determinant * determinant)
    // Without rotation the answer should be exact: 1 must stay 1.
    if b == 0, c == 0 { return max(abs(a), abs(d)) }
    return ((sum + difference.squareRoot()) / 2).squareRoot()
  }
}

extension Homography {
  /// The factor by which lengths grow most, at the middle or a corner of a rectangle; nil when one of these
  /// is not in front of the eye, or nothing can be seen.
  func maximumMagnification(of rectangle: Rectangle) -> Double? {
    let corners = rectangle.corners
    var maximum = 0.0
    for point in [
      rectangle.center, corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft,
    ] {
      guard let local = linearPart(at: point) else { return nil }
      maximum = max(maximum, local.maximumMagnification)
    }
    return maximum > 0 && maximum.isFinite ? maximum : nil
  }

  /// The affine map that agrees with this one around a point, without its displacement; nil at or behind the
  /// eye.
  private func linearPart(at point: Point2D) -> AffineMatrix? {
    let w = w(at: point)
    guard w > 1e-6, let image = apply(to: point), image.isFinite else { return nil }
    return AffineMatrix(
      a: (m11 - image.x * m13) / w, b: (m12 - image.y * m13) / w,
      c: (m21 - image.x * m23) / w, d: (m22 - image.y * m23) / w, tx: 0, ty: 0)
  }
}
