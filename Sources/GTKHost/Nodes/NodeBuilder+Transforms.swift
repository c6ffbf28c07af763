import DisplayList
import Geometry

extension NodeBuilder {
  /// The node of commands with a transform, flattened into the plane.
  func transform(_ commands: [Command], by matrix: Matrix4, at resolution: Resolution) -> RenderNode? {
    let homography = matrix.homography
    if let affine = homography.affine {
      guard affine.isDrawable else { return nil }
      let inner = affine.magnifying(resolution)
      if affine.keepsAxes { return node(for: commands, at: inner).flatMap { transform($0, by: homography) } }
      return sheet(of: commands, enlargedBy: 1, at: inner).flatMap { transform($0, by: homography) }
    }
    guard let extent = commands.extent,
      let magnification = homography.maximumMagnification(of: extent)
    else {
      return rasterizer.node(for: [.transform(matrix, commands)], at: resolution)
    }
    // In perspective, GSK draws into a texture that has the size of the content without perspective. So the content is
    // enlarged first, and the transform reduced.
    let inner = resolution.uniform.magnified(by: min(magnification, 8), isOfTexture: true)
    let enlargement = inner.pixelsPerPoint / resolution.pixelsPerPoint
    return sheet(of: commands, enlargedBy: enlargement, at: inner).flatMap {
      transform($0, by: Homography(.scale(x: 1 / enlargement, y: 1 / enlargement)).then(homography))
    }
  }

  func transform(_ node: RenderNode, by homography: Homography) -> RenderNode? {
    guard let transform = RenderTransform(homography) else { return node }
    return transform.applied(to: node)
  }

  /// The node for commands that are rotated or in perspective. A fragment has the same node in every frame.
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

  /// The node with a transparent border.
  ///
  /// GSK draws a rotated container through a texture, whose edges are smooth only if they fade out inside it. The
  /// texture begins on a whole pixel, because nested textures would be shifted otherwise.
  private func sheet(
    _ node: RenderNode, extent: Rectangle?, enlargedBy factor: Double, at resolution: Resolution
  ) -> RenderNode? {
    let border = -2 / resolution.pixelsPerPoint
    guard let extent,
      let ground = RenderNode.color(.clear, in: extent.inset(by: border).expanded(to: resolution))
    else {
      return transform(node, by: Homography(.scale(x: factor, y: factor)))
    }
    return RenderNode.container([ground, node]).flatMap {
      transform($0, by: Homography(.scale(x: factor, y: factor)))
    }
  }
}

extension AffineMatrix {
  /// Whether the map is finite and does not collapse the plane into a line.
  fileprivate var isDrawable: Bool {
    determinant.isNormal && tx.isFinite && ty.isFinite
  }

  /// Whether axis-aligned rectangles stay axis-aligned.
  fileprivate var keepsAxes: Bool { b == 0 && c == 0 }

  /// The resolution of content that is drawn through the map at a given resolution.
  ///
  /// A map that keeps the axes perpendicular enlarges each of them by its own factor. For example, a view that is
  /// stretched in a stretched view the other way round needs no more pixels than one that is not stretched.
  fileprivate func magnifying(_ resolution: Resolution) -> Resolution {
    if keepsAxes { return resolution.magnified(x: abs(a), y: abs(d)) }
    let (horizontal, vertical) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    guard abs(a * c + b * d) < 1e-6 * horizontal * vertical else {
      return resolution.uniform.magnified(by: maximumMagnification)
    }
    return resolution.uniform.magnified(x: horizontal, y: vertical)
  }
}

extension Homography {
  /// The maximum factor by which a length grows, at the centre or a corner of a rectangle; nil if one of these points
  /// is not in front of the eye, or if nothing is visible.
  func maximumMagnification(of rectangle: Rectangle) -> Double? {
    let corners = rectangle.corners
    var maximum = 0.0
    for point in [
      rectangle.center, corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft,
    ] {
      // Near the eye, nothing is drawn as large as the map says.
      guard w(at: point) > 1e-6, let local = derivative(at: point) else { return nil }
      maximum = max(maximum, local.maximumMagnification)
    }
    return maximum > 0 && maximum.isFinite ? maximum : nil
  }
}
