import Geometry

/// The rows of an endless picker: faces of a regular prism seen from the side, under true perspective.
///
/// A face is moved out along z by the prism's inner radius, turned by its angle about the wheel's axis, and
/// projected: `T(0, 0, r) · R(angle) · P` for row vectors, about the middle of the viewport. All faces share
/// that middle, so the wheel stays put while the content scrolls by one page (the viewport's extent along the
/// scroll axis) a row.
///
/// Offsets are in points of content along the scroll axis, rectangles relative to the viewport's upper left
/// corner, angles in radians. Extents that are NaN or negative count as 0; an offset that is not finite counts
/// as the one at which the wheel starts.
public struct PickerWheel: Hashable, Sendable {
  /// On which side of a row the next one stands.
  public enum Order: Hashable, Sendable {
    /// The next row is below, or to the right: row `i` stands at `2π · (offset/page − 1 − i) / n`.
    case forward
    /// The next row is above, or to the left: row `i` stands at `2π · (i + offset/page − 1) / n`.
    case reversed
  }

  /// What becomes of the faces at a quarter turn or more from the front.
  public enum FarFaces: Hashable, Sendable {
    /// They are left out.
    case hidden
    /// They are seen from behind, with the given opacity (0…1).
    case dimmed(alpha: Double)
    /// They are seen from behind, mirrored, as through a wheel of glass.
    case shown
  }

  /// The number of rows; a negative one counts as 0.
  public var itemCount: Int
  /// The size of a face in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The direction in which rows move and the content scrolls; the wheel turns about the other axis.
  public var direction: FlowDirection
  /// On which side of a row the next one stands.
  public var order: Order
  /// The largest number of faces of the prism; outside 3…1,000 the nearest of these counts.
  ///
  /// With more rows than this, only those less than a quarter turn from the front exist.
  public var visibleFaces: Int
  /// What becomes of the faces at a quarter turn or more from the front, when every row has a face.
  public var farFaces: FarFaces
  /// The eye's distance from the plane of the screen in points; 900 when it is not a positive number.
  ///
  /// A face that reaches the eye or lies behind it is not seen, so the radius has to stay below this.
  public var eyeDistance: Double

  /// Makes a wheel; all but the number of rows and the two sizes have a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, direction: FlowDirection = .vertical,
    order: Order = .forward, visibleFaces: Int = 12, farFaces: FarFaces = .hidden,
    eyeDistance: Double = 900
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.direction = direction
    self.order = order
    self.visibleFaces = visibleFaces
    self.farFaces = farFaces
    self.eyeDistance = eyeDistance
  }

  // MARK: - The prism

  /// The number of faces of the prism: one a row, up to ``visibleFaces``.
  public var faceCount: Int { min(rows, max(3, min(visibleFaces, 1000))) }

  /// The distance of the faces from the prism's axis in points, `(h / 2) / tan(π / faces)`.
  ///
  /// (`h` is the face's extent along the scroll axis.) One or two faces stand back to back at 0.
  public var radius: Double {
    guard faceCount > 2 else { return 0 }
    return direction.main(itemSize).asExtent / 2 / Trigonometry.tan(.pi / Double(faceCount))
  }

  /// The size items are drawn in: ``itemSize``, with 0 for extents that are NaN or negative.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  /// The transform of a face about the middle of the viewport, at an angle in radians.
  public func transform(at angle: Double) -> Matrix4 {
    // A growing offset, hence a growing angle, takes a face up, or to the left.
    let axis = direction == .vertical ? Point3D(x: 1, y: 0, z: 0) : Point3D(x: 0, y: -1, z: 0)
    return Matrix4.translation(x: 0, y: 0, z: radius)
      .then(.rotation(by: angle.asAngle, about: axis))
      .then(.perspective(distance: eyeDistance.asEyeDistance))
  }

  /// Where a face with the given transform is drawn, or nil when part of it is at or behind the eye.
  public func quadrilateral(under transform: Matrix4) -> Quadrilateral? {
    let size = drawnItemSize
    let middle = Matrix4.translation(
      x: viewportSize.width.asExtent / 2, y: viewportSize.height.asExtent / 2)
    let face = Rectangle(origin: Point2D(x: -size.width / 2, y: -size.height / 2), size: size)
    return transform.then(middle).homography.apply(to: face)
  }

  /// The opacity of a face: 1 when it is less than a quarter turn from the front, else what ``farFaces``
  /// says, and 0 for rows that have no face.
  public func alpha(at angle: Double) -> Double {
    if abs(angle) < .pi / 2 { return 1 }
    guard rows == faceCount else { return 0 }
    switch farFaces {
    case .hidden: return 0
    case .dimmed(let alpha): return alpha.asFraction
    case .shown: return 1
    }
  }

  /// The place of a face in the stack: the cosine of its angle in millionths, so that near covers far.
  public func zIndex(at angle: Double) -> Int {
    angle.isFinite ? Int(Trigonometry.cos(angle) * 1_000_000) : -1_000_000
  }

  // MARK: - Scrolling

  /// The scroll distance of one row in points: the viewport's extent along the scroll axis.
  public var pageLength: Double { direction.main(viewportSize).asExtent }

  /// The length of the content along the scroll axis in points: `n + 2` pages, one page without rows.
  public var contentLength: Double { pageLength * (rows > 0 ? Double(rows) + 2 : 1) }

  /// The offset at which row 0 is in front: one page, 0 without rows.
  public var initialOffset: Double { rows > 0 ? pageLength : 0 }

  /// The offset, of all that look the same, that is well inside the content.
  ///
  /// Below half a page `n` pages are added; at or above `n + ½` pages `n` are taken off; everything in
  /// between stays as it is.
  public func wrappedOffset(_ offset: Double) -> Double {
    let turn = Double(rows) * pageLength
    guard let offset = offset.asOffset else { return initialOffset }
    guard turn > 0 else { return offset }
    let lower = pageLength / 2
    guard offset < lower || offset >= lower + turn else { return offset }
    return offset - ((offset - lower) / turn).rounded(.down) * turn
  }

  /// The offset nearest to the given one at which a face is exactly in front.
  public func snappedOffset(_ offset: Double) -> Double {
    let page = pageLength
    guard page > 0, let offset = offset.asOffset else { return initialOffset }
    return (offset / page + 0.5).rounded(.down) * page
  }

  /// The offset at which a row is in front, between one page and `n` pages.
  public func offset(ofItem item: Int) -> Double {
    guard rows > 0 else { return 0 }
    return Double(page(ofItem: item) + 1) * pageLength
  }

  /// The offset nearest to another at which a row is in front, by the shorter way round.
  ///
  /// It may lie outside the content, which the content is moved back to on the way.
  public func offset(ofItem item: Int, nearest other: Double) -> Double {
    let (offset, turn) = (offset(ofItem: item), Double(rows) * pageLength)
    guard turn > 0, let other = other.asOffset else { return offset }
    return offset + turn * ((other - offset) / turn).rounded()
  }

  // MARK: - Rows and angles

  /// The angle of a row at an offset, the shorter way round.
  ///
  /// It is in −π..<π when every row has a face; with more rows it may be many turns away.
  public func angle(ofItem item: Int, at offset: Double) -> Double {
    guard rows > 0 else { return 0 }
    let front = front(at: offset)
    let slot = wrapped(page(ofItem: item) - front.page)
    let (distance, half) = (front.fraction - Double(slot), Double(rows) / 2)
    if distance < -half { return angle(atSlot: slot - rows, front) }
    return angle(atSlot: distance < half ? slot : slot + rows, front)
  }

  /// What stands in front: the page of the first turn, 0 for the initial one, and how far the wheel has
  /// turned on from there in pages, 0..<1.
  public typealias Front = (page: Int, fraction: Double)

  /// What stands in front at an offset.
  public func front(at offset: Double) -> Front {
    let length = pageLength
    guard rows > 0, length > 0, let offset = offset.asOffset else { return (0, 0) }
    let pages = (offset / length).rounded(.down)
    // Beyond 2⁵³ there is no fraction left to show.
    guard abs(pages) < 0x1p53 else { return (0, 0) }
    let turns = ((pages - 1) / Double(rows)).rounded(.down)
    // Remainders of whole numbers and of the offset, not of a quotient: far away they have lost nothing.
    return (wrapped(Int(pages - 1 - turns * Double(rows))), (offset - pages * length) / length)
  }

  /// The angle of the face that stands `slot` pages behind the front one.
  func angle(atSlot slot: Int, _ front: Front) -> Double {
    2 * .pi * (front.fraction - Double(slot)) / Double(faceCount)
  }

  /// The row on the face `slot` pages behind the front one.
  func item(atSlot slot: Int, _ front: Front) -> Int {
    let page = wrapped(front.page + slot % rows)
    return order == .forward ? page : wrapped(-page)
  }

  /// The slots in which a face exists: near ones only, or all.
  func slots(_ front: Front) -> Range<Int> {
    guard rows > 0, pageLength > 0 else { return 0..<0 }
    if rows == faceCount && farFaces != .hidden {
      let first = Int((front.fraction - Double(rows) / 2).rounded(.down)) + 1
      return first..<(first + rows)
    }
    // |fraction − slot| < faces/4, a quarter turn.
    let quarter = Double(faceCount) / 4
    let lower = Int((front.fraction - quarter).rounded(.down)) + 1
    let upper = Int((front.fraction + quarter).rounded(.up))
    return lower..<max(lower, upper)
  }

  /// The number of rows, small enough to be exact as a Double and for sums of two not to overflow.
  private var rows: Int { max(0, min(itemCount, Int(clamping: Int64(1) << 53) / 2)) }

  /// The page of the first turn at which a row is in front, counted from the initial one.
  private func page(ofItem item: Int) -> Int {
    order == .forward ? wrapped(item) : wrapped(-wrapped(item))
  }

  private func wrapped(_ row: Int) -> Int {
    let remainder = row % rows
    return remainder < 0 ? remainder + rows : remainder
  }
}
