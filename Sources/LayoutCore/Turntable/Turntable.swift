import Geometry

/// Items as sectors of a disc that turns about its hub as the content scrolls, without an end, under a pointer at its
/// top.
///
/// The disc is the largest that fits in what the insets leave of the viewport, its hub in the middle of it. It has
/// `k = min(n, visibleSectors)` sectors of `2π / k`. An item `d` items behind the one under the pointer is turned by
/// `θ = 2π · d / k` clockwise from the vertical, upper edge outwards. Scrolling by the length of one sector's rim,
/// `radius · 2π / k`, turns the disc by one item, so that the rim follows the finger.
///
/// With more items than sectors, a seam lies opposite the pointer: there sectors roll in on one side and out on the
/// other, `d` taken by the shorter way round, and what would reach beyond the seam, at ±π, is cut off.
///
/// Offsets are in points of content along the scroll axis, rectangles relative to the viewport's upper left corner,
/// angles in radians. Extents that are NaN or negative count as 0; an offset that is not finite counts as the one at
/// which the disc starts.
public struct Turntable: Hashable, Sendable {
  /// The number of items; a negative one counts as 0.
  public var itemCount: Int
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The direction in which the content scrolls.
  public var direction: FlowDirection
  /// What is left free at the viewport's edges, in points.
  public var insets: Insets
  /// The distance of the sectors' inner rim from the hub in points; not beyond the outer rim.
  public var innerRadius: Double
  /// The distance between two neighbouring sectors in points.
  public var spacing: Double
  /// The largest number of sectors; outside 3…1,000 the nearest of these counts.
  public var visibleSectors: Int

  /// Makes a turntable; all but the number of items and the size of the viewport have a default.
  public init(
    itemCount: Int, viewportSize: Size2D, direction: FlowDirection = .horizontal, insets: Insets = .zero,
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

  /// The distance of the rim from the hub in points.
  public var radius: Double { viewportSize.hasArea ? min(room.width, room.height).asExtent / 2 : 0 }

  /// The number of sectors: one an item, up to ``visibleSectors``.
  public var sectorCount: Int { max(0, min(itemCount, max(3, min(visibleSectors, 1000)))) }

  /// The angle of a whole sector in radians.
  public var sectorAngle: Double { 2 * .pi / Double(max(1, sectorCount)) }

  /// The scroll axis: the length of a sector's rim an item.
  public var pages: ScrollPages {
    ScrollPages(
      itemCount: itemCount, pageLength: radius * sectorAngle, viewportLength: direction.main(viewportSize),
      isEndless: true)
  }

  // MARK: - Items

  /// The rectangle around a sector whose item is upright, relative to the hub.
  ///
  /// From the rim at `−radius` down to where the sector's corners, or its inner rim, reach lowest; more than half a
  /// disc reaches below the hub.
  public var itemFrame: Rectangle {
    let half = sectorAngle / 2
    let width = radius * (half < .pi / 2 ? Trigonometry.sin(half) : 1)
    let lowest = half < .pi / 2 ? validInnerRadius : radius
    return Rectangle(minX: -width, minY: -radius, maxX: width, maxY: -lowest * Trigonometry.cos(half))
  }

  /// The angle of an item from the vertical in radians, clockwise.
  ///
  /// - Parameter distance: How far it is behind the item under the pointer, in items.
  public func angle(at distance: Double) -> Double {
    (distance * sectorAngle).asAngle
  }

  /// The middle of an item's ``itemFrame``, relative to the viewport, at a distance in items.
  public func center(at distance: Double) -> Point2D {
    let (angle, height) = (angle(at: distance), itemFrame.midY)
    return Point2D(x: hub.x - height * Trigonometry.sin(angle), y: hub.y + height * Trigonometry.cos(angle))
  }

  /// The part of the disc an item has, in its own space; nil when it is not on the disc.
  public func sector(at distance: Double) -> TurntableSector? {
    let (angle, half) = (angle(at: distance), sectorAngle / 2)
    var (start, end) = (-half, half)
    if itemCount > sectorCount {
      (start, end) = (max(start, -.pi - angle), min(end, .pi - angle))
    }
    // At the seam a last bit may be left of one that is gone.
    guard itemCount > 0, end - start > 1e-9 else { return nil }
    return TurntableSector(
      innerRadius: validInnerRadius, outerRadius: radius, startAngle: start, endAngle: end,
      spacing: spacing.asExtent)
  }

  /// The place of an item in the stack: the nearer to the pointer, the higher.
  public func zIndex(at distance: Double) -> Int {
    -Int(min(distance.isFinite ? abs(distance) : 1000, 1000) * 1000)
  }

  /// Where an item's frame is drawn at a distance in items, relative to the viewport.
  public func quadrilateral(at distance: Double) -> Quadrilateral {
    let turned = AffineMatrix.rotation(by: angle(at: distance)).then(.translation(x: hub.x, y: hub.y))
    let upright = itemFrame.corners
    return Quadrilateral(
      turned.apply(to: upright.topLeft), turned.apply(to: upright.topRight),
      turned.apply(to: upright.bottomRight), turned.apply(to: upright.bottomLeft))
  }

  // MARK: - Spinning

  /// The offset at which an item is under the pointer after a number of whole turns, and as much of another as it takes.
  ///
  /// It may lie outside the content, which is moved back to on the way.
  ///
  /// - Parameters:
  ///   - turns: Forward, or backward when negative.
  ///   - offset: Where the disc is now.
  public func offset(ofItem item: Int, turns: Int, from offset: Double) -> Double {
    let (pages, turn) = (pages, radius * 2 * .pi)
    let start = (offset.asOffset ?? pages.initialOffset) + Double(turns) * turn
    let row = Double(pages.itemCount) * pages.pageLength
    let target = pages.offset(ofItem: item)
    guard row > 0 else { return target }
    // An item that is there already counts as reached, whatever the last bit says.
    let rows = (start - target) / row
    return target + (turns < 0 ? (rows + 1e-9).rounded(.down) : (rows - 1e-9).rounded(.up)) * row
  }

  // MARK: - What can be seen

  /// The places, counted from the one under the pointer, of the items on the disc.
  func slots(_ front: ScrollPages.Front) -> Range<Int> {
    guard itemCount > 0, radius > 0 else { return 0..<0 }
    let half = Double(sectorCount) / 2
    if itemCount == sectorCount {
      let first = Int((front.fraction - half).rounded(.up))
      return first..<(first + sectorCount)
    }
    // |slot − fraction| < (k + 1)/2: beyond it nothing is left of a sector.
    let lower = Int((front.fraction - half - 0.5).rounded(.down)) + 1
    let upper = Int((front.fraction + half + 0.5).rounded(.up))
    return lower..<max(lower, upper)
  }

  private var validInnerRadius: Double { min(innerRadius.asExtent, radius) }

  private var room: Rectangle { viewportSize.inset(by: insets) }
}
