import Geometry

/// Large items on the rim of a wheel that turns as its content scrolls sideways.
///
/// The items' centres lie on a circle around a hub `radius` below the middle of the viewport. Every item has
/// that middle as its place and a rotation about the hub, which in the item's unit square is
/// ``anchorPoint``.
///
/// Offsets are in points of content along x, rectangles relative to the viewport's upper left corner, angles
/// in radians from the vertical, clockwise on screen. Extents that are NaN or negative count as 0; an offset
/// that is not finite counts as 0.
public struct SpinningWheel: Hashable, Sendable {
  /// How much content there is to scroll over.
  public enum ContentWidth: Hashable, Sendable {
    /// All items side by side, `n · w`: in wide viewports little is left to scroll, or nothing.
    case items
    /// The viewport and one item's width for every further item, `W + (n − 1) · w`, so that one item's width
    /// of scrolling is always one item.
    case viewportAndItems
  }

  /// The number of items; a negative one counts as 0.
  public var itemCount: Int
  /// The size of an item in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The distance from the hub to the items' centres in points.
  public var radius: Double
  /// How much content there is to scroll over.
  public var contentWidth: ContentWidth
  /// The angle from an item to the next; nil, 0, NaN and infinite ones stand for `atan(w / radius)`, a
  /// negative one turns the order round.
  public var customAnglePerItem: Double?

  /// Makes a wheel; all but the number of items and the two sizes have a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, radius: Double = 500,
    contentWidth: ContentWidth = .items, customAnglePerItem: Double? = nil
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.radius = radius
    self.contentWidth = contentWidth
    self.customAnglePerItem = customAnglePerItem
  }

  // MARK: - The wheel

  /// The angle from an item to the next in radians, clockwise.
  public var anglePerItem: Double {
    if let angle = customAnglePerItem?.asAngle, angle != 0 { return angle }
    return Trigonometry.atan2(itemSize.width.asExtent, radius.asExtent)
  }

  /// The hub in an item's unit square, `(½, (h/2 + radius) / h)`; the middle when items have no height.
  public var anchorPoint: Point2D {
    let height = itemSize.height.asExtent
    let y = (height / 2 + radius.asExtent) / height
    return Point2D(x: 0.5, y: y.isFinite ? y : 0.5)
  }

  /// The size items are drawn in: ``itemSize``, with 0 for extents that are NaN or negative.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  /// Where an item at an angle is drawn, relative to the viewport.
  public func quadrilateral(at angle: Double) -> Quadrilateral {
    let size = drawnItemSize
    let radius = radius.asExtent
    let toViewport = AffineMatrix.rotation(by: angle.isFinite ? angle : 0)
      .then(
        .translation(
          x: viewportSize.width.asExtent / 2, y: viewportSize.height.asExtent / 2 + radius))
    let origin = Point2D(x: -size.width / 2, y: -size.height / 2 - radius)
    let upright = Rectangle(origin: origin, size: size).corners
    return Quadrilateral(
      toViewport.apply(to: upright.topLeft), toViewport.apply(to: upright.topRight),
      toViewport.apply(to: upright.bottomRight), toViewport.apply(to: upright.bottomLeft))
  }

  /// The place of an item in the stack: its angle in millionths of a radian, cut to an integer, so that
  /// items further clockwise cover the others.
  public func zIndex(at angle: Double) -> Int {
    Int(exactly: (angle * 1_000_000).rounded(.towardZero)) ?? 0
  }

  // MARK: - Scrolling

  /// The size of the content in points: as high as the viewport, as wide as ``contentWidth`` says; without
  /// items it has no width.
  public var contentSize: Size2D {
    let height = viewportSize.height.asExtent
    guard count > 0 else { return Size2D(width: 0, height: height) }
    let width = itemSize.width.asExtent
    switch contentWidth {
    case .items: return Size2D(width: Double(count) * width, height: height)
    case .viewportAndItems:
      return Size2D(width: viewportSize.width.asExtent + Double(count - 1) * width, height: height)
    }
  }

  /// The offset at which an item is on top; an index outside the wheel counts as the nearest one in it.
  public func offset(ofItem item: Int) -> Double {
    offset(atIndex: Double(max(0, min(item, count - 1))))
  }

  /// The index of what is on top at an offset, with a fraction between two items; 0 when nothing scrolls.
  public func index(at offset: Double) -> Double {
    let front = front(at: offset)
    return front.item + front.fraction
  }

  /// The offset at which an index, with a fraction between two items, is on top.
  public func offset(atIndex index: Double) -> Double {
    guard let scroll = scrollPerItems, let index = index.asOffset else { return 0 }
    return index * scroll.distance / scroll.items
  }

  /// The offset at which the wheel stops when the finger lifts: an item is on top.
  ///
  /// - Parameters:
  ///   - proposed: Where scrolling would end by itself.
  ///   - velocity: Its sign says which way the offset moves: growing takes the next item, falling the one
  ///     before, 0 (or NaN) the nearest. An item less than 10⁻⁶ of an item away is taken in any case.
  public func targetOffset(proposed: Double, velocity: Double) -> Double {
    guard let scroll = scrollPerItems, let proposed = proposed.asOffset else { return 0 }
    let index = proposed * scroll.items / scroll.distance
    let nearest = (index + 0.5).rounded(.down)
    var target = nearest
    if abs(index - nearest) > 1e-6 {
      if velocity > 0 { target = index.rounded(.up) }
      if velocity < 0 { target = index.rounded(.down) }
    }
    return offset(atIndex: min(max(target, 0), Double(count - 1)))
  }

  // MARK: - Items and angles

  /// The angle of an item at an offset, in proportion also beyond the ends of the content.
  public func angle(ofItem item: Int, at offset: Double) -> Double {
    angle(ofItem: item, front(at: offset))
  }

  /// What is on top: a whole item, and how far the wheel has turned on from there in items, 0..<1.
  public typealias Front = (item: Double, fraction: Double)

  /// What is on top at an offset.
  public func front(at offset: Double) -> Front {
    guard let scroll = scrollPerItems, let offset = offset.asOffset else { return (0, 0) }
    let index = (offset * scroll.items / scroll.distance).rounded(.down)
    // Beyond 2⁵³ there is no fraction left to show.
    guard abs(index) < 0x1p53 else { return (0, 0) }
    // The remainder of the offset, not of the quotient: far away it has lost nothing.
    return (index, (offset * scroll.items - index * scroll.distance) / scroll.distance)
  }

  func angle(ofItem item: Int, _ front: Front) -> Double {
    (Double(item) - front.item - front.fraction) * anglePerItem
  }

  /// The items among which are all that meet a rectangle (relative to the viewport).
  ///
  /// Seen from the hub the rectangle lies within `atan2(x, radius − y)` of the vertical, `x` its largest
  /// distance from the middle sideways and `y` downwards, and an item within `atan2(w/2, radius − h/2)` of
  /// its own axis.
  public func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int> {
    let angle = abs(anglePerItem)
    guard count > 0, angle > 0 else { return 0..<0 }
    let radius = radius.asExtent
    let middle = Point2D(x: viewportSize.width.asExtent / 2, y: viewportSize.height.asExtent / 2)
    let sideways = max(abs(rectangle.minX - middle.x), abs(rectangle.maxX - middle.x))
    let above = radius - (rectangle.maxY - middle.y)
    let inner = radius - itemSize.height.asExtent / 2
    var reach = Double.pi
    if above > 0 && inner > 0 {
      let spread = Trigonometry.atan2(itemSize.width.asExtent / 2, inner)
      reach = min(reach, Trigonometry.atan2(sideways, above) + spread)
    }
    let onTop = front.item + front.fraction
    let lower = max(0, (onTop - reach / angle).rounded(.down))
    let upper = min(Double(count - 1), (onTop + reach / angle).rounded(.up))
    return Range(slotsFrom: lower, through: upper, around: onTop)
  }

  /// The number of items, small enough to be exact as a Double.
  private var count: Int { max(0, min(itemCount, Int(clamping: Int64(1) << 53) / 2)) }

  /// How many items pass while how much content scrolls by; nil when nothing scrolls.
  ///
  /// Two numbers, since their quotient would not be exact.
  private var scrollPerItems: (items: Double, distance: Double)? {
    guard count > 1 else { return nil }
    switch contentWidth {
    case .items:
      let distance = contentSize.width - viewportSize.width.asExtent
      return distance > 0 ? (Double(count - 1), distance) : nil
    case .viewportAndItems:
      let distance = itemSize.width.asExtent
      return distance > 0 ? (1, distance) : nil
    }
  }
}
