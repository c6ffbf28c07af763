import DisplayList
import Geometry

/// The slow, obvious answer to which face is on top: a ray through every point of a lattice.
struct RayCaster {
  let faces: [DepthSorter.Face]
  let bounds: [Rectangle]

  /// Where the face drawn last is not the nearest one, as text; rays close to an edge or to a line where two
  /// faces meet say nothing.
  func disagreements(with order: [DepthSorter.Piece]) -> [String] {
    let inverses = faces.map { $0.transform.homography.inverse }
    var found: [String] = []
    for row in -25...25 {
      for column in -25...25 {
        let ray = Point2D(x: Double(column) * 5 + 0.37, y: Double(row) * 5 - 0.21)
        var hits: [(index: Int, depth: Double, point: Point2D)] = []
        var isNearEdge = false
        for index in faces.indices {
          guard let inverse = inverses[index], let point = hit(ray, by: inverse, index) else { continue }
          isNearEdge = isNearEdge || isOnEdge(point, of: bounds[index])
          guard contains(bounds[index], point) else { continue }
          let image = faces[index].transform.homogeneousImage(of: Point3D(x: point.x, y: point.y, z: 0))
          hits.append((index, image.z / image.w, point))
        }
        let nearest = hits.sorted { $0.depth > $1.depth }
        guard !isNearEdge, let top = nearest.first else { continue }
        if nearest.count > 1, nearest[0].depth - nearest[1].depth < 0.5 { continue }
        let drawn = order.last { piece in
          guard let point = hits.first(where: { $0.index == piece.index })?.point else { return false }
          return piece.clip.map { contains($0, point) } ?? true
        }
        if drawn?.index != top.index {
          found.append("at \(ray.x), \(ray.y): \(drawn?.index ?? -1) is drawn, \(top.index) is nearest")
        }
      }
    }
    return found
  }

  /// The point of a face's own plane that a ray meets in front of the eye.
  private func hit(_ ray: Point2D, by inverse: Homography, _ index: Int) -> Point2D? {
    let w = inverse.w(at: ray)
    let point = Point2D(
      x: (ray.x * inverse.m11 + ray.y * inverse.m21 + inverse.m31) / w,
      y: (ray.x * inverse.m12 + ray.y * inverse.m22 + inverse.m32) / w)
    return point.isFinite && faces[index].transform.homography.w(at: point) > 0 ? point : nil
  }

  private func contains(_ rectangle: Rectangle, _ point: Point2D) -> Bool {
    point.x > rectangle.minX && point.x < rectangle.maxX && point.y > rectangle.minY
      && point.y < rectangle.maxY
  }

  private func isOnEdge(_ point: Point2D, of rectangle: Rectangle) -> Bool {
    contains(rectangle.inset(by: -1), point) && !contains(rectangle.inset(by: 1), point)
  }

  private func contains(_ polygon: ConvexPolygon, _ point: Point2D) -> Bool {
    let sides = polygon.corners.indices.map { index in
      (polygon.corners[(index + 1) % polygon.corners.count] - polygon.corners[index])
        .cross(point - polygon.corners[index])
    }
    return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
  }
}
