import CGTK4
import DisplayList
import Geometry

extension NodeBuilder {
  /// Commands through a transform, flattened into the plane.
  func transform(_ commands: [Command], by matrix: Matrix4, at resolution: Resolution) -> RenderNode? {
    let homography = matrix.homography
    if let affine = homography.affine {
      return transform(commands, by: affine, at: resolution)
    }
    guard renderer == .openGL, let extent = commands.extent,
      let magnification = homography.greatestMagnification(of: extent)
    else {
      return rasterizer.node(for: [.transform(matrix, commands)], at: resolution)
    }
    // Under perspective GSK draws into a texture of as many pixels as the plane has without it. So the content is
    // enlarged first and the transform made smaller.
    let inner = resolution.magnified(by: min(magnification, 8))
    let enlargement = inner.pixelsPerPoint / resolution.pixelsPerPoint
    guard let content = enlarged(commands, by: enlargement, at: inner) else { return nil }
    return transform(
      content, by: Homography(.scale(x: 1 / enlargement, y: 1 / enlargement)).then(homography))
  }

  private func transform(_ commands: [Command], by affine: AffineMatrix, at resolution: Resolution)
    -> RenderNode?
  {
    guard affine.isDrawable else { return nil }
    let inner = resolution.magnified(by: affine.greatestMagnification)
    return node(for: commands, at: inner).flatMap { transform($0, by: Homography(affine)) }
  }

  private func transform(_ node: RenderNode, by homography: Homography) -> RenderNode? {
    if homography == .identity { return node }
    let transform = homography.makeGskTransform()
    defer { gsk_transform_unref(transform) }
    return RenderNode(owning: gsk_transform_node_new(node.pointer, transform))
  }

  /// What draws commands enlarged; for a fragment the same node in every frame.
  private func enlarged(_ commands: [Command], by factor: Double, at resolution: Resolution) -> RenderNode? {
    let scaling = Homography(.scale(x: factor, y: factor))
    guard commands.count == 1, case .fragment(let fragment) = commands[0] else {
      return node(for: commands, at: resolution).flatMap { transform($0, by: scaling) }
    }
    let content = node(for: fragment, at: resolution)
    if content.magnified == nil {
      content.magnified = content.node.flatMap { transform($0, by: scaling) }
    }
    return content.magnified
  }
}

extension AffineMatrix {
  /// Whether the numbers are finite and the plane is not flattened into a line.
  fileprivate var isDrawable: Bool {
    determinant.isNormal && tx.isFinite && ty.isFinite
  }

  /// The factor by which lengths grow in the direction in which they grow most (the greater singular value).
  var greatestMagnification: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = max(0, sum * sum - 4 * determinant * determinant)
    // Without rotation the answer should be exact: 1 must stay 1.
    if b == 0, c == 0 { return max(abs(a), abs(d)) }
    return ((sum + difference.squareRoot()) / 2).squareRoot()
  }
}

extension Homography {
  /// The factor by which lengths grow most, at the middle or a corner of a rectangle; nil when one of these is not in front of
  /// the eye, or nothing can be seen.
  func greatestMagnification(of rectangle: Rectangle) -> Double? {
    let corners = rectangle.corners
    var greatest = 0.0
    for point in [
      rectangle.center, corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft,
    ] {
      guard let local = linearPart(at: point) else { return nil }
      greatest = max(greatest, local.greatestMagnification)
    }
    return greatest > 0 && greatest.isFinite ? greatest : nil
  }

  /// The affine map that agrees with this one around a point, without its displacement; nil at or behind the eye.
  private func linearPart(at point: Point2D) -> AffineMatrix? {
    let w = w(at: point)
    guard w > 1e-6, let image = apply(to: point), image.isFinite else { return nil }
    return AffineMatrix(
      a: (m11 - image.x * m13) / w, b: (m12 - image.y * m13) / w,
      c: (m21 - image.x * m23) / w, d: (m22 - image.y * m23) / w, tx: 0, ty: 0)
  }
}
