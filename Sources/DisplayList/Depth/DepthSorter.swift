import Geometry

/// Finds the order in which siblings that share a 3-D space are drawn, cutting those that run through one
/// another.
///
/// The shared space is the flattening parent's: x right, y down, the viewer far along +z. Depth is compared
/// after the division by w, where planes are still planes and sight is along z, so that one linear function
/// `z = αx + βy + γ` a face says it all. Only faces whose projections overlap are compared; faces in the
/// same plane keep their sibling order; a face is cut only where it really runs through another, or where
/// faces overlap one another in a ring. (Newell, Newell and Sancha, 1972, with the order found as a
/// topological one.)
///
/// Tolerances: overlaps and intersections no deeper than `screenTolerance` points on screen, or
/// `depthTolerance` points in depth, count as touching, so that faces of a prism, which share edges, are
/// never cut. Equal input gives equal output.
public enum DepthSorter {
  /// One sibling.
  public struct Face: Sendable {
    /// Takes the sibling's own plane z = 0 into the shared space, perspective included.
    public var transform: Matrix4
    /// Whether the sibling is drawn when it is seen from behind.
    public var isDoubleSided: Bool

    /// Describes a sibling.
    public init(transform: Matrix4, isDoubleSided: Bool = true) {
      self.transform = transform
      self.isDoubleSided = isDoubleSided
    }
  }

  /// A sibling, or a part of one, in drawing order.
  public struct Piece: Hashable, Sendable {
    /// Which of the siblings.
    public var index: Int
    /// The part of it to draw, in its own plane; all of it when nil.
    public var clip: ConvexPolygon?

    /// Names a part.
    public init(index: Int, clip: ConvexPolygon? = nil) {
      self.index = index
      self.clip = clip
    }
  }

  /// Overlaps and cuts thinner than this, in points on screen, count as touching.
  public static let screenTolerance = 0.01
  /// Differences of depth smaller than this, in points, count as none.
  public static let depthTolerance = 1e-6
  /// How far, in points on screen, the further part of a cut face reaches under the nearer one.
  ///
  /// Renderers soften the edges of both parts, and two half-covered pixels do not add up to a full one: without
  /// the overlap the background would shine through as a hairline. (In a face that lets light through, the
  /// strip is drawn twice.)
  public static let seamOverlap = 0.5

  /// The order to draw in, the furthest first; nil when all siblings are drawn whole and in the order given.
  ///
  /// Left out are siblings behind the eye, seen edge-on, without area, with numbers that are not finite, and
  /// those that look away and are not double-sided. Where a face reaches behind the eye its piece ends.
  ///
  /// - Parameters:
  ///   - faces: The siblings in the order that decides ties.
  ///   - bounds: A rectangle around all that a sibling draws, in its own coordinates. Asked only when a face
  ///     is tilted.
  /// - Complexity: O(*n*) without allocation when all faces are parallel to the screen and in order,
  ///   O(*n* log *n*) when they are only parallel; otherwise by the pairs whose projections overlap.
  public static func order(_ faces: [Face], bounds: (Int) -> Rectangle) -> [Piece]? {
    var previous = -Double.infinity
    var isInOrder = true
    for face in faces {
      guard face.isParallelToScreen else { return tiltedOrder(faces, bounds: bounds) }
      isInOrder = isInOrder && face.isVisibleParallel && face.parallelDepth >= previous
      previous = face.parallelDepth
    }
    if isInOrder { return nil }
    // Swift's sort keeps the order of equal elements only since 5, and does not promise to: the index decides.
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

  /// Whether a face that is parallel to the screen shows at all.
  fileprivate var isVisibleParallel: Bool {
    let area = transform.m11 * transform.m22 - transform.m12 * transform.m21
    return transform.m44 > 0 && (isDoubleSided ? area != 0 : area > 0) && transform.isFinite
  }
}
