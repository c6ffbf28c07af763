import Geometry

/// The rows of an endless picker: faces of a regular prism seen from the side, in perspective.
///
/// A face is moved out along z by the prism's inner radius, turned by its angle about the axis of the wheel, and
/// projected: `T(0, 0, r) · R(angle) · P` for row vectors, about the middle of the viewport. All faces share that
/// middle. The wheel therefore stays in the viewport while the content scrolls by one page per row. A page is the
/// viewport's extent along the scroll axis.
///
/// Offsets are in points of content along the scroll axis, rectangles are relative to the viewport's upper left corner,
/// and angles are in radians. NaN and negative extents are treated as 0. An offset that is not finite is treated as the
/// initial offset.
public struct PickerWheel: Hashable, Sendable {
  /// The order of the rows.
  public enum Order: Hashable, Sendable {
    /// The next row is below, or to the right: row `i` is at the angle `2π · (offset/page − 1 − i) / n`.
    case forward
    /// The next row is above, or to the left: row `i` is at the angle `2π · (i + offset/page − 1) / n`.
    case reversed
  }

  /// How the wheel shows faces a quarter turn or more from the front.
  public enum FarFaces: Hashable, Sendable {
    /// Far faces are left out.
    case hidden
    /// Far faces are visible from behind, with the given opacity (0…1).
    case dimmed(alpha: Double)
    /// Far faces are visible from behind, mirrored, as through a glass wheel.
    case shown
  }

  /// The number of rows. A negative number is treated as 0.
  public var itemCount: Int
  /// The size of a face in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The direction in which rows move and the content scrolls; the wheel turns about the other axis.
  public var direction: LayoutAxis
  /// The order of the rows.
  public var order: Order
  /// The maximum number of faces of the prism, clamped to 3…1,000.
  ///
  /// When there are more rows than this, only those less than a quarter turn from the front have a face.
  public var visibleFaces: Int
  /// How the wheel shows faces a quarter turn or more from the front, when every row has a face.
  public var farFaces: FarFaces
  /// The distance of the faces from the axis of the wheel in points. Nil for that of a prism whose faces meet.
  public var customRadius: Double?
  /// The distance of the eye from the plane of the screen in points. A value that is not positive is treated as 900.
  ///
  /// A face that reaches the eye or is behind it is not drawn, so the radius must stay below this distance.
  public var eyeDistance: Double

  /// Makes a wheel. Every parameter except the number of rows and the two sizes has a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, direction: LayoutAxis = .vertical,
    order: Order = .forward, visibleFaces: Int = 12, farFaces: FarFaces = .hidden,
    customRadius: Double? = nil, eyeDistance: Double = 900
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.direction = direction
    self.order = order
    self.visibleFaces = visibleFaces
    self.farFaces = farFaces
    self.customRadius = customRadius
    self.eyeDistance = eyeDistance
  }

  // MARK: - The prism

  /// The number of faces of the prism: one per row, up to ``visibleFaces``.
  public var faceCount: Int { min(rows, max(3, min(visibleFaces, 1000))) }

  /// The distance of the faces from the axis of the prism in points: ``customRadius``, or `(h / 2) / tan(π / faces)`.
  ///
  /// Here `h` is the face's extent along the scroll axis. One or two faces have a radius of 0, back to back.
  public var radius: Double {
    if let customRadius { return customRadius.asExtent }
    guard faceCount > 2 else { return 0 }
    return direction.main(itemSize).asExtent / 2 / Trigonometry.tan(.pi / Double(faceCount))
  }

  /// The size at which items are drawn: ``itemSize``, with NaN and negative extents replaced by 0.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  /// The transform of a face about the middle of the viewport, at an angle in radians.
  public func transform(at angle: Double) -> Matrix4 {
    // A growing offset, and so a growing angle, moves a face up, or to the left.
    let axis = direction == .vertical ? Point3D(x: 1, y: 0, z: 0) : Point3D(x: 0, y: -1, z: 0)
    return Matrix4.translation(x: 0, y: 0, z: radius)
      .then(.rotation(by: angle.asAngle, about: axis))
      .then(.perspective(distance: eyeDistance.asEyeDistance))
  }

  /// The quadrilateral in which a face with the given transform is drawn, or nil when part of it is at or behind the
  /// eye.
  public func quadrilateral(under transform: Matrix4) -> Quadrilateral? {
    let size = drawnItemSize
    let middle = Matrix4.translation(
      x: viewportSize.width.asExtent / 2, y: viewportSize.height.asExtent / 2)
    let face = Rectangle(origin: Point2D(x: -size.width / 2, y: -size.height / 2), size: size)
    return transform.then(middle).homography.apply(to: face)
  }

  /// The opacity of a face: 1 when it is less than a quarter turn from the front, otherwise as ``farFaces`` defines it.
  /// Rows without a face have an opacity of 0.
  public func alpha(at angle: Double) -> Double {
    // Rounding must not show a face a quarter turn from the front, which `slots` leaves out.
    if abs(angle) < .pi / 2 - 1e-9 { return 1 }
    guard rows == faceCount else { return 0 }
    switch farFaces {
    case .hidden: return 0
    case .dimmed(let alpha): return alpha.asFraction
    case .shown: return 1
    }
  }

  /// The z-index of a face: the cosine of its angle in millionths, so that near faces cover far ones.
  public func zIndex(at angle: Double) -> Int {
    angle.isFinite ? Int(Trigonometry.cos(angle) * 1_000_000) : -1_000_000
  }

  // MARK: - Scrolling

  /// The scroll axis: one page per row, and one extra page at each end. A page is the viewport's extent along the scroll
  /// axis.
  public var pages: ScrollPages {
    let length = direction.main(viewportSize)
    return ScrollPages(
      itemCount: itemCount, pageLength: length, viewportLength: length, isEndless: true, minimumPageCount: 1)
  }

  /// The offset nearest to the given one at which a face is exactly in front.
  public func snappedOffset(_ offset: Double) -> Double {
    let pages = pages
    guard pages.pageLength > 0, let offset = offset.asOffset else { return pages.initialOffset }
    return (offset / pages.pageLength + 0.5).rounded(.down) * pages.pageLength
  }

  /// The offset at which a row is in front, between one page and `n` pages.
  public func offset(ofItem item: Int) -> Double {
    rows > 0 ? pages.offset(ofItem: page(ofItem: item)) : 0
  }

  /// The offset at which a row is in front. If there are several, the one nearest to a given offset.
  ///
  /// The offset may be outside the content. The layout moves it back into the content while the content scrolls.
  public func offset(ofItem item: Int, nearest other: Double) -> Double {
    rows > 0 ? pages.offset(ofItem: page(ofItem: item), nearest: other) : 0
  }

  // MARK: - Rows and angles

  /// The angle of a row at an offset, by the shorter way round.
  ///
  /// It is in −π..<π when every row has a face. With more rows than faces, it may be more than a full turn.
  public func angle(ofItem item: Int, at offset: Double) -> Double {
    guard rows > 0 else { return 0 }
    // Slots are whole numbers, so that the angle is exact even far away.
    let front = front(at: offset)
    let slot = pages.wrapped(page(ofItem: item) - front.item)
    let (distance, half) = (front.fraction - Double(slot), Double(rows) / 2)
    if distance < -half { return angle(atSlot: slot - rows, front) }
    return angle(atSlot: distance < half ? slot : slot + rows, front)
  }

  /// The front of the wheel: the page within the first turn, 0 for the initial one, and how far the wheel has turned
  /// past it in pages, 0..<1.
  public typealias Front = ScrollPages.Front

  /// The front of the wheel at an offset.
  public func front(at offset: Double) -> Front { pages.front(at: offset) }

  /// The angle of the face `slot` pages after the front one.
  func angle(atSlot slot: Int, _ front: Front) -> Double {
    2 * .pi * (front.fraction - Double(slot)) / Double(faceCount)
  }

  /// The row on the face `slot` pages after the front one.
  func item(atSlot slot: Int, _ front: Front) -> Int {
    let page = pages.wrapped(front.item + slot % rows)
    return order == .forward ? page : pages.wrapped(-page)
  }

  /// The slots in which a face exists: those near the front, or all.
  func slots(_ front: Front) -> Range<Int> {
    guard rows > 0, pages.pageLength > 0 else { return 0..<0 }
    if rows == faceCount && farFaces != .hidden {
      let first = Int((front.fraction - Double(rows) / 2).rounded(.down)) + 1
      return first..<(first + rows)
    }
    // |fraction − slot| < faces/4 is a quarter turn.
    let quarter = Double(faceCount) / 4
    let lower = Int((front.fraction - quarter).rounded(.down)) + 1
    let upper = Int((front.fraction + quarter).rounded(.up))
    return lower..<max(lower, upper)
  }

  private var rows: Int { pages.itemCount }

  /// The page within the first turn at which a row is in front, counted from the initial one.
  private func page(ofItem item: Int) -> Int {
    let pages = pages
    return order == .forward ? pages.wrapped(item) : pages.wrapped(-pages.wrapped(item))
  }
}
