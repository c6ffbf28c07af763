import Geometry

/// Items as sectors of a disc. The disc turns about its hub as the content scrolls endlessly, below a pointer at its
/// top.
///
/// The disc is the largest that fits in the part of the viewport that the insets leave free, with the hub in the middle
/// of that part. It has `k = min(n, visibleSectors)` sectors of `2π / k`. An item that is `d` items after the one under
/// the pointer is turned by `θ = 2π · d / k` clockwise from the vertical, with its upper edge on the outside. Scrolling
/// by the length of one sector's rim, `radius · 2π / k`, turns the disc by one item, so that the rim follows the
/// finger.
///
/// When there are more items than sectors, there is a seam opposite the pointer. There, sectors enter on one side and
/// leave on the other. `d` is then the shorter way round, and sectors are cut off at the seam, at ±π.
///
/// Offsets are in points of content along the scroll axis, rectangles are relative to the viewport's upper left corner,
/// and angles are in radians. NaN and negative extents are treated as 0. An offset that is not finite is treated as the
/// initial offset.
public struct Turntable: Hashable, Sendable {
  /// The number of items. A negative number is treated as 0.
  public var itemCount: Int
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The direction in which the content scrolls.
  public var direction: LayoutAxis
  /// The margins at the viewport's edges, in points.
  public var insets: Insets
  /// The distance of the sectors' inner rim from the hub in points, limited to the outer radius.
  public var innerRadius: Double
  /// The distance between two neighbouring sectors in points.
  public var spacing: Double
  /// The maximum number of sectors, clamped to 3…1,000.
  public var visibleSectors: Int

  /// Makes a turntable. Every parameter except the number of items and the size of the viewport has a default.
  public init(
    itemCount: Int, viewportSize: Size2D, direction: LayoutAxis = .horizontal, insets: Insets = .zero,
    innerRadius: Double = 0, spacing: Double = 0, visibleSectors: Int = 12
  ) {
    self.itemCount = itemCount
    self.viewportSize = viewportSize
    self.direction = direction
    self.insets = insets
    self.innerRadius = innerRadius
    self.spacing = spacing
    self.visibleSectors = visibleSectors
  }

  // MARK: - The disc

  /// The middle of the disc, relative to the viewport.
  public var hub: Point2D { room.center }

  /// The distance of the outer rim from the hub in points.
  public var radius: Double { viewportSize.hasArea ? min(room.width, room.height).asExtent / 2 : 0 }

  /// The number of sectors: one per item, up to ``visibleSectors``.
  public var sectorCount: Int { max(0, min(itemCount, max(3, min(visibleSectors, 1000)))) }

  /// The angle of a whole sector in radians.
  public var sectorAngle: Double { 2 * .pi / Double(max(1, sectorCount)) }

  /// The scroll axis. A page is the length of one sector's rim.
  public var pages: ScrollPages {
    ScrollPages(
      itemCount: itemCount, pageLength: radius * sectorAngle, viewportLength: direction.main(viewportSize),
      isEndless: true)
  }

  // MARK: - Items

  /// The rectangle around the sector of an upright item, relative to the hub.
  ///
  /// It extends from the rim at `−radius` down to the lowest point of the sector's corners or inner rim. A sector of
  /// more than half a disc extends below the hub.
  public var itemFrame: Rectangle {
    let half = sectorAngle / 2
    let width = radius * (half < .pi / 2 ? Trigonometry.sin(half) : 1)
    let lowest = half < .pi / 2 ? validInnerRadius : radius
    return Rectangle(minX: -width, minY: -radius, maxX: width, maxY: -lowest * Trigonometry.cos(half))
  }

  /// The angle of an item from the vertical in radians, clockwise.
  ///
  /// - Parameter distance: The distance from the item under the pointer, in items. Negative for items before it.
  public func angle(at distance: Double) -> Double {
    (distance * sectorAngle).asAngle
  }

  /// The middle of an item's ``itemFrame``, relative to the viewport, at a distance in items.
  public func center(at distance: Double) -> Point2D {
    let (angle, height) = (angle(at: distance), itemFrame.midY)
    return Point2D(x: hub.x - height * Trigonometry.sin(angle), y: hub.y + height * Trigonometry.cos(angle))
  }

  /// The sector of an item, in its own coordinates. Nil when the item is not on the disc.
  public func sector(at distance: Double) -> TurntableSector? {
    let (angle, half) = (angle(at: distance), sectorAngle / 2)
    var (start, end) = (-half, half)
    if itemCount > sectorCount {
      (start, end) = (max(start, -.pi - angle), min(end, .pi - angle))
    }
    // At the seam, rounding may leave a sliver of a sector that has already left.
    guard itemCount > 0, end - start > 1e-9 else { return nil }
    return TurntableSector(
      innerRadius: validInnerRadius, outerRadius: radius, startAngle: start, endAngle: end,
      spacing: spacing.asExtent)
  }

  /// The z-index of an item: the nearer to the pointer, the higher.
  public func zIndex(at distance: Double) -> Int {
    -Int(min(distance.isFinite ? abs(distance) : 1000, 1000) * 1000)
  }

  /// The quadrilateral in which an item's frame is drawn at a distance in items, relative to the viewport.
  public func quadrilateral(at distance: Double) -> Quadrilateral {
    let turned = AffineMatrix.rotation(by: angle(at: distance)).then(.translation(x: hub.x, y: hub.y))
    let upright = itemFrame.corners
    return Quadrilateral(
      turned.apply(to: upright.topLeft), turned.apply(to: upright.topRight),
      turned.apply(to: upright.bottomRight), turned.apply(to: upright.bottomLeft))
  }

  // MARK: - Spinning

  /// The offset at which an item is under the pointer, reached by a number of whole turns and the fraction of a turn
  /// that remains.
  ///
  /// The offset may be outside the content. The layout moves it back into the content while the content scrolls.
  ///
  /// - Parameters:
  ///   - item: The index of the item.
  ///   - turns: The number of whole turns, negative to turn backward.
  ///   - offset: The current offset.
  public func offset(ofItem item: Int, turns: Int, from offset: Double) -> Double {
    let (pages, turn) = (pages, radius * 2 * .pi)
    let start = (offset.asOffset ?? pages.initialOffset) + Double(turns) * turn
    let row = Double(pages.itemCount) * pages.pageLength
    let target = pages.offset(ofItem: item)
    guard row > 0 else { return target }
    // An item that is already under the pointer is treated as reached, despite rounding.
    let rows = (start - target) / row
    return target + (turns < 0 ? (rows + 1e-9).rounded(.down) : (rows - 1e-9).rounded(.up)) * row
  }

  // MARK: - Visibility

  /// The slots of the items on the disc, counted from the one under the pointer.
  func slots(_ front: ScrollPages.Front) -> Range<Int> {
    guard itemCount > 0, radius > 0 else { return 0..<0 }
    let half = Double(sectorCount) / 2
    if itemCount == sectorCount {
      let first = Int((front.fraction - half).rounded(.up))
      return first..<(first + sectorCount)
    }
    // |slot − fraction| < (k + 1)/2. Beyond that, nothing of a sector is left.
    let lower = Int((front.fraction - half - 0.5).rounded(.down)) + 1
    let upper = Int((front.fraction + half + 0.5).rounded(.up))
    return lower..<max(lower, upper)
  }

  private var validInnerRadius: Double { min(innerRadius.asExtent, radius) }

  private var room: Rectangle { viewportSize.inset(by: insets) }
}
