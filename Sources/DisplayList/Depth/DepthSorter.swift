import Geometry

/// Finds the order in which siblings in one 3-D space are drawn, and cuts those that intersect.
///
/// The space is that of the parent that flattens it: x right, y down, the viewer far along +z. Depth is compared after
/// the division by w. After the division, planes are still planes and the line of sight is along z, so one linear
/// function, `z = αx + βy + γ`, describes each face. Only faces whose projections overlap are compared. Faces in the
/// same plane keep their sibling order. A face is cut only if it intersects another, or if faces overlap in a cycle.
/// (Newell, Newell and Sancha, 1972, with the order found by topological sorting.)
///
/// Overlaps and intersections of at most `screenTolerance` points on screen, or `depthTolerance` points in depth, are
/// ignored. So the faces of a prism, which share edges, are never cut. Equal input gives equal output.
public enum DepthSorter {
  /// One sibling.
  public struct Face: Sendable {
    /// Maps the sibling's own plane z = 0 to the shared space, including perspective.
    public var transform: Matrix4
    /// Whether the sibling is visible from behind.
    public var isDoubleSided: Bool

    /// Creates a face.
    public init(transform: Matrix4, isDoubleSided: Bool = true) {
      self.transform = transform
      self.isDoubleSided = isDoubleSided
    }
  }

  /// A sibling, or a part of one, in drawing order.
  public struct Piece: Hashable, Sendable {
    /// The index of the sibling.
    public var index: Int
    /// The part to draw, in the sibling's own plane; nil for all of it.
    public var clip: ConvexPolygon?

    /// Creates a piece.
    public init(index: Int, clip: ConvexPolygon? = nil) {
      self.index = index
      self.clip = clip
    }
  }

  /// Overlaps and intersections thinner than this, in points on screen, are ignored.
  public static let screenTolerance = 0.01
  /// Differences of depth smaller than this, in points, are ignored.
  public static let depthTolerance = 1e-6
  /// The width, in points on screen, by which the further part of a cut face extends under the nearer one.
  ///
  /// Renderers antialias the edges of both parts, and two half-covered pixels do not add up to a full one. Without the
  /// overlap, the background would be visible as a hairline. (In a translucent face, the strip is drawn twice.)
  public static let seamOverlap = 0.5

  /// Returns the drawing order, the furthest first; nil if all siblings are drawn whole and in the given order.
  ///
  /// Leaves out siblings that are behind the eye, edge-on, without area or not finite, and those that face away and are
  /// not double-sided. A face that extends behind the eye is clipped in front of it.
  ///
  /// - Parameters:
  ///   - faces: The siblings, in the order that decides ties.
  ///   - bounds: A closure that returns a rectangle around everything a sibling draws, in its own coordinates. Called
  ///     only if a face is tilted.
  /// - Complexity: O(*n*) without allocation if all faces are parallel to the screen and in order, and
  ///   O(*n* log *n*) if they are only parallel; otherwise, it depends on the pairs whose projections overlap.
  public static func order(_ faces: [Face], bounds: (Int) -> Rectangle) -> [Piece]? {
    var previous = -Double.infinity
    var isInOrder = true
    for face in faces {
      guard face.isParallelToScreen else { return tiltedOrder(faces, bounds: bounds) }
      isInOrder = isInOrder && face.isVisibleParallel && face.parallelDepth >= previous
      previous = face.parallelDepth
    }
    if isInOrder { return nil }
    // Swift does not guarantee that its sort is stable, so the index decides ties.
    return faces.indices.filter { faces[$0].isVisibleParallel }
      .map { (index: $0, depth: faces[$0].parallelDepth) }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
      .map { Piece(index: $0.index) }
  }

  private static func tiltedOrder(_ faces: [Face], bounds: (Int) -> Rectangle) -> [Piece] {
    var pieces: [FacePiece] = []
    pieces.reserveCapacity(faces.count)
    for (index, face) in faces.enumerated() {
      if let piece = FacePiece(face, index: index, bounds: bounds(index)) { pieces.append(piece) }
    }
    var graph = OcclusionGraph(pieces)
    return graph.drawingOrder().map { piece in
      Piece(index: piece.index, clip: piece.isWhole ? nil : piece.drawn)
    }
  }
}

extension DepthSorter.Face {
  /// Whether all points of the face have one depth and one w.
  fileprivate var isParallelToScreen: Bool {
    transform.m13 == 0 && transform.m23 == 0 && transform.m14 == 0 && transform.m24 == 0
  }

  /// The depth of a face that is parallel to the screen.
  fileprivate var parallelDepth: Double { transform.m43 / transform.m44 }

  /// Whether a face that is parallel to the screen is visible.
  fileprivate var isVisibleParallel: Bool {
    let area = transform.m11 * transform.m22 - transform.m12 * transform.m21
    return transform.m44 > 0 && (isDoubleSided ? area != 0 : area > 0) && transform.isFinite
  }
}
