import Geometry

/// Large items on the rim of a wheel that turns as its content scrolls sideways.
///
/// The centres of the items are on a circle around a hub that is `radius` below ``middle``, the middle of the part of the
/// viewport that the insets leave free. Every item is positioned at that middle and rotated about the hub. In the unit square of the item, the hub is at
/// ``anchorPoint``.
///
/// Offsets are in points of content along x, rectangles are relative to the viewport's upper left corner, and angles
/// are in radians from the vertical, clockwise on screen. NaN and negative extents are treated as 0. An offset that is
/// not finite is treated as 0.
public struct SpinningWheel: Hashable, Sendable {
  /// The width of the content.
  public enum ContentWidth: Hashable, Sendable {
    /// The width of all items side by side, `n · w`. In a wide viewport, little or nothing is left to scroll.
    case items
    /// The width of the viewport plus one item's width for every further item, `W + (n − 1) · w`. Scrolling by one
    /// item's width then always turns the wheel by one item.
    case viewportAndItems
  }

  /// The number of items. A negative number is treated as 0.
  public var itemCount: Int
  /// The size of an item in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The margins at the viewport's edges, in points.
  public var insets: Insets
  /// The distance from the hub to the items' centres in points.
  public var radius: Double
  /// The width of the content.
  public var contentWidth: ContentWidth
  /// The angle between two neighbouring items in radians. Nil, 0, NaN and infinite values are treated as
  /// `atan(w / radius)`. A negative angle reverses the order.
  public var customAnglePerItem: Double?
  /// Whether the first item follows the last one, so that half of the items are on either side of the one on top.
  ///
  /// Scrolling by one item's width then turns the wheel by one item, whatever ``contentWidth`` is. Where the items end
  /// in view, they fade out and fade in at the other end, unless all of them together are exactly one turn. Fewer than
  /// three items have ends.
  public var isEndless: Bool

  /// Makes a wheel. Every parameter except the number of items and the two sizes has a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, insets: Insets = .zero, radius: Double = 500,
    contentWidth: ContentWidth = .items, customAnglePerItem: Double? = nil, isEndless: Bool = false
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.insets = insets
    self.radius = radius
    self.contentWidth = contentWidth
    self.customAnglePerItem = customAnglePerItem
    self.isEndless = isEndless
  }

  // MARK: - The wheel

  /// The angle between two neighbouring items in radians, clockwise.
  public var anglePerItem: Double {
    if let angle = customAnglePerItem?.asAngle, angle != 0 { return angle }
    return Trigonometry.atan2(itemSize.width.asExtent, radius.asExtent)
  }

  /// The position of the hub in an item's unit square, `(½, (h/2 + radius) / h)`. It is the middle when items have no
  /// height.
  public var anchorPoint: Point2D {
    let height = itemSize.height.asExtent
    let y = (height / 2 + radius.asExtent) / height
    return Point2D(x: 0.5, y: y.isFinite ? y : 0.5)
  }

  /// The size at which items are drawn: ``itemSize``, with NaN and negative extents replaced by 0.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  /// The centre of the item on top, relative to the viewport: the middle of the part that the insets leave free.
  public var middle: Point2D { viewportSize.inset(by: insets).center }

  /// The quadrilateral in which an item at an angle is drawn, relative to the viewport.
  public func quadrilateral(at angle: Double) -> Quadrilateral {
    let size = drawnItemSize
    let radius = radius.asExtent
    let toViewport = AffineMatrix.rotation(by: angle.isFinite ? angle : 0)
      .then(.translation(x: middle.x, y: middle.y + radius))
    let origin = Point2D(x: -size.width / 2, y: -size.height / 2 - radius)
    let upright = Rectangle(origin: origin, size: size).corners
    return Quadrilateral(
      toViewport.apply(to: upright.topLeft), toViewport.apply(to: upright.topRight),
      toViewport.apply(to: upright.bottomRight), toViewport.apply(to: upright.bottomLeft))
  }

  /// The z-index of an item: its angle in millionths of a radian, truncated to an integer. Items further clockwise
  /// cover the others.
  public func zIndex(at angle: Double) -> Int {
    // The same item has angles that differ in their last bits: those must not be truncated to different integers.
    Int(exactly: ((angle * 1e9).rounded() / 1000).rounded(.towardZero)) ?? 0
  }

  /// The opacity of an item at an angle: 1, less where the items of an endless wheel end, and 0 beyond half a turn.
  public func alpha(at angle: Double) -> Double {
    abs(angle) <= .pi ? row?.alpha(at: angle / anglePerItem) ?? 1 : 0
  }

  // MARK: - Scrolling

  /// The size of the content in points: as high as the viewport, and as wide as ``contentWidth`` defines. An endless
  /// wheel repeats its items. Without items the width is 0.
  public var contentSize: Size2D {
    let height = viewportSize.height.asExtent
    guard count > 0 else { return Size2D(width: 0, height: height) }
    if let row { return Size2D(width: row.pages.contentLength, height: height) }
    let width = itemSize.width.asExtent
    switch contentWidth {
    case .items: return Size2D(width: Double(count) * width, height: height)
    case .viewportAndItems:
      return Size2D(width: viewportSize.width.asExtent + Double(count - 1) * width, height: height)
    }
  }

  /// The initial offset, at which the first item is on top.
  public var initialOffset: Double { row?.pages.initialOffset ?? 0 }

  /// An offset, moved by whole turns well inside the content. The picture is the same at both. The offset stays
  /// unchanged unless the wheel is endless.
  public func wrappedOffset(_ offset: Double) -> Double {
    row?.pages.wrappedOffset(offset) ?? offset.asOffset ?? 0
  }

  /// The offset at which an item is on top. An index outside the wheel is clamped to it.
  public func offset(ofItem item: Int) -> Double {
    offset(atIndex: Double(max(0, min(item, count - 1))))
  }

  /// The offset at which an item is on top. If there are several, the one nearest to another offset. Around an endless
  /// wheel, it may be outside the content. The layout moves such an offset back into the content while it scrolls.
  public func offset(ofItem item: Int, nearest other: Double) -> Double {
    row?.pages.offset(ofItem: item, nearest: other) ?? offset(ofItem: item)
  }

  /// The index of the item on top at an offset, with a fraction between two items. It is 0 when the content does not
  /// scroll.
  public func index(at offset: Double) -> Double {
    let front = front(at: offset)
    return front.item + front.fraction
  }

  /// The offset at which an index, with a fraction between two items, is on top.
  public func offset(atIndex index: Double) -> Double {
    if let row { return row.pages.offset(atPosition: index) }
    guard let scroll = scrollPerItems, let index = index.asOffset else { return 0 }
    return index * scroll.distance / scroll.items
  }

  /// The offset at which the wheel stops after the finger lifts, with an item on top.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which scrolling would end without snapping.
  ///   - velocity: The release velocity. Only its sign matters: a positive velocity chooses the next item, a negative
  ///     one the item before, 0 or NaN the nearest. An item less than 10⁻⁶ of an item away is chosen regardless of the
  ///     velocity.
  public func targetOffset(proposed: Double, velocity: Double) -> Double {
    if let row {
      return row.pages.targetOffset(proposed: proposed, from: proposed, velocity: velocity, .toNearest)
    }
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

  /// The angle of an item at an offset. The formula also applies beyond the ends of the content.
  public func angle(ofItem item: Int, at offset: Double) -> Double {
    if let row { return row.distance(ofItem: item, at: offset) * anglePerItem }
    return angle(ofItem: item, front(at: offset))
  }

  /// The item on top, and how far the wheel has turned past it in items, 0..<1.
  public typealias Front = (item: Double, fraction: Double)

  /// The item on top, and the turn past it, at an offset.
  public func front(at offset: Double) -> Front {
    if let front = row?.pages.front(at: offset) { return (Double(front.item), front.fraction) }
    guard let scroll = scrollPerItems, let offset = offset.asOffset else { return (0, 0) }
    let index = (offset * scroll.items / scroll.distance).rounded(.down)
    // Beyond 2⁵³ a Double has no fraction.
    guard abs(index) < 0x1p53 else { return (0, 0) }
    // Use the remainder of the offset, not of the quotient: it is exact even far away.
    return (index, (offset * scroll.items - index * scroll.distance) / scroll.distance)
  }

  func angle(ofItem item: Int, _ front: Front) -> Double {
    (Double(item) - front.item - front.fraction) * anglePerItem
  }

  /// The slots in which items can intersect a rectangle, which is relative to the viewport.
  ///
  /// Seen from the hub, the rectangle is within `atan2(x, radius − y)` of the vertical, where `x` is its largest
  /// horizontal distance from the middle and `y` its largest distance below it. An item is within
  /// `atan2(w/2, radius − h/2)` of its own axis.
  public func slots(_ front: Front, near rectangle: Rectangle) -> Range<Int> {
    let angle = abs(anglePerItem)
    guard count > 0, angle > 0 else { return 0..<0 }
    let radius = radius.asExtent
    let middle = middle
    let sideways = max(abs(rectangle.minX - middle.x), abs(rectangle.maxX - middle.x))
    let above = radius - (rectangle.maxY - middle.y)
    let inner = radius - itemSize.height.asExtent / 2
    var reach = Double.pi
    if above > 0 && inner > 0 {
      let spread = Trigonometry.atan2(itemSize.width.asExtent / 2, inner)
      reach = min(reach, Trigonometry.atan2(sideways, above) + spread)
    }
    let onTop = front.item + front.fraction
    // On an endless wheel, slots go on before the first and after the last item.
    let first = row.map { front.item + (front.fraction + $0.lowerEnd).rounded(.up) } ?? 0
    let lower = max(first, (onTop - reach / angle).rounded(.down))
    let upper = min(first + Double(count - 1), (onTop + reach / angle).rounded(.up))
    return Range(slotsFrom: lower, through: upper, around: onTop)
  }

  /// The row of an endless wheel. Nil when the items have ends.
  var row: EndlessRow? {
    guard isEndless, anglePerItem != 0,
      var row = EndlessRow(
        itemCount: count, pageLength: itemSize.width.asExtent, viewportLength: viewportSize.width)
    else { return nil }
    row.isClosed = abs(Double(count) * abs(anglePerItem) - 2 * .pi) < 1e-9
    return row
  }

  /// The number of items, limited so that it is exact as a Double.
  private var count: Int { itemCount.asItemCount }

  /// The number of items that pass while the content scrolls by a distance, or nil when the content does not scroll.
  ///
  /// It is a pair of numbers, because their quotient would not be exact.
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
