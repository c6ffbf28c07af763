import Geometry

/// Small items on a sphere that turns about two axes as its content scrolls endlessly in both directions.
///
/// All items are positioned in the middle of the viewport. Each item is moved out to the sphere, turned with it, and
/// projected in perspective (row vectors). When there are more items than fit (``visibleItems``), items enter and leave
/// at the back. Offsets are in points of content, rectangles are relative to the viewport's upper left corner, and
/// angles are in radians. NaN and negative extents are treated as 0. An offset that is not finite is treated as the
/// initial offset.
public struct Sphere: Hashable, Sendable {
  /// The arrangement of the items on the sphere.
  public enum Arrangement: Hashable, Sendable {
    /// Items are evenly spread. The sphere turns as a rigid body, and its front follows the finger.
    ///
    /// When there are more items than ``Sphere/visibleItems``, they share the points of the lattice. A point changes
    /// its item each time vertical scrolling moves it across the back. The change is on the horizontal line through the
    /// middle of the back. Items fade towards this line.
    case lattice
    /// Items are on great circles through the front, assigned to the circles in turn. Each circle turns about its own
    /// axis.
    ///
    /// Each axis halves an angle between earlier axes: 0°, 90°, 45°, −45°, 22.5° … from the x axis. Item `i` is on
    /// circle `i mod count`, and remainder 1 is the first circle. Circles whose axis is nearer to the y axis follow
    /// horizontal scrolling, all others follow vertical scrolling. A number of circles below 1 is treated as 1. When
    /// there are more items than ``Sphere/visibleItems``, only those nearest to the front exist, and the last ones
    /// fade.
    case circles(Int)
  }

  /// The direction in which items face.
  public enum Facing: Hashable, Sendable {
    /// Items face the viewer, upright and undistorted.
    case viewer
    /// Items face away from the middle of the sphere, flat on its surface. Those on the far side are visible from
    /// behind.
    case outward
  }

  /// The number of items. A negative number is treated as 0.
  public var itemCount: Int
  /// The size of an item in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The arrangement of the items on the sphere.
  public var arrangement: Arrangement
  /// The direction in which the items of a lattice face. Items on circles always face outward.
  public var facing: Facing
  /// The radius of a lattice in points. Nil for 0.4 of the viewport's shorter side.
  public var customRadius: Double?
  /// The factors by which the distances from the middle are multiplied along each axis of the screen. The sphere then
  /// looks like an ellipsoid. Items keep their size and shape. A factor that is not positive is treated as 1, and one
  /// above 100 as 100.
  public var stretch: Size2D
  /// The number of pages of scrolling that turn a lattice once. A page is the viewport's extent. A number below 1 is
  /// treated as 1.
  public var pagesPerTurn: Int
  /// The scale of a lattice's items at the back, 0…1. It is 1 at the front, and linear in z between them.
  public var backScale: Double
  /// The opacity of a lattice's items at the back, 0…1. It is 1 at the front, and linear in z between the back and the
  /// opaque part (``opaqueFraction``).
  public var backAlpha: Double
  /// The part of the lattice, from the front, whose items are opaque, as a fraction of its depth, 0…1.
  ///
  /// With `t = (1 + z) / 2` and `z` from −1 at the back to 1 at the front, the opacity is `backAlpha + (1 − backAlpha) ·
  /// min(1, t / (1 − opaqueFraction))`. At 0.5 the front half is opaque.
  public var opaqueFraction: Double
  /// The maximum number of items on the sphere at once, clamped to 1…10,000. On circles there may be a few more.
  public var visibleItems: Int
  /// The distance of the eye from the plane of the screen in points, at least 1. A value that is not positive is
  /// treated as 900.
  public var eyeDistance: Double

  /// Makes a sphere. Every parameter except the number of items and the two sizes has a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, arrangement: Arrangement = .lattice,
    facing: Facing = .viewer, customRadius: Double? = nil, stretch: Size2D = Size2D(width: 1, height: 1),
    pagesPerTurn: Int = 4, backScale: Double = 0.5, backAlpha: Double = 0.25, opaqueFraction: Double = 0,
    visibleItems: Int = 200, eyeDistance: Double = 900
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.arrangement = arrangement
    self.facing = facing
    self.customRadius = customRadius
    self.stretch = stretch
    self.pagesPerTurn = pagesPerTurn
    self.backScale = backScale
    self.backAlpha = backAlpha
    self.opaqueFraction = opaqueFraction
    self.visibleItems = visibleItems
    self.eyeDistance = eyeDistance
  }

  // MARK: - The sphere

  /// The radius in points, always less than half of the eye's distance.
  ///
  /// The radius of a lattice is ``customRadius``. On circles it is `(side / 2) / tan(π / n)`, where `side` is the
  /// item's longer side and `n` the number of items, at most ``visibleItems``. For one or two items it is 0.
  public var radius: Double {
    let wanted: Double
    if arrangement == .lattice {
      wanted = (customRadius ?? 0.4 * min(pageWidth, pageHeight)).asExtent
    } else {
      let side = max(drawnItemSize.width, drawnItemSize.height)
      wanted = circleSlotCount > 2 ? side / 2 / Trigonometry.tan(.pi / Double(circleSlotCount)) : 0
    }
    return min(wanted, 0.49 * eye)
  }

  /// The size at which items are drawn at scale 1: ``itemSize``, with NaN and negative extents replaced by 0.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  // MARK: - Scrolling

  /// The size of the content in points: `m + 2` pages in each direction, or one page without items.
  ///
  /// On circles, `m` is the number of items. On a lattice, it is ``pagesPerTurn``, multiplied vertically by the number
  /// of turns after which every item has been visible.
  public var contentSize: Size2D {
    guard items > 0 else { return Size2D(width: pageWidth, height: pageHeight) }
    return Size2D(width: (period.x + 2) * pageWidth, height: (period.y + 2) * pageHeight)
  }

  /// The offset at which item 0 is in front: one page in each direction, or 0 without items.
  public var initialOffset: Point2D {
    Point2D(x: horizontalAxis.initialOffset, y: verticalAxis.initialOffset)
  }

  /// An offset, moved by whole turns well inside the content. The picture is the same at both.
  ///
  /// Along each axis, below half a page `m` pages are added, and at or above `m + ½` pages `m` pages are subtracted.
  /// All other offsets stay unchanged.
  public func wrappedOffset(_ offset: Point2D) -> Point2D {
    Point2D(x: horizontalAxis.wrappedOffset(offset.x), y: verticalAxis.wrappedOffset(offset.y))
  }

  /// The offset, well inside the content, at which an item is in front.
  ///
  /// On circles, only the coordinate that moves the item depends on the item. The other one is that of the initial
  /// offset.
  public func offset(ofItem item: Int) -> Point2D {
    guard items > 0 else { return .zero }
    let item = min(max(item, 0), items - 1)
    if case .circles = arrangement {
      let pages = followsHorizontally(item) ? (x: Double(item), y: 0) : (x: 0, y: -Double(item))
      return wrappedOffset(Point2D(x: (pages.x + 1) * pageWidth, y: (pages.y + 1) * pageHeight))
    }
    let (turn, number) = latticePoint(ofItem: item)
    let point = lattice.point(number).turned(by: latticePose)
    // Turn about y into the plane x = 0, then about x to the front.
    let longitude = Trigonometry.atan2(point.x, point.z)
    let latitude = Trigonometry.atan2(point.y, (point.x * point.x + point.z * point.z).squareRoot())
    let pages = turnPages / (2 * .pi)
    return wrappedOffset(
      Point2D(
        x: (1 + longitude * pages) * pageWidth,
        y: (1 + latitude * pages + Double(turn) * turnPages) * pageHeight))
  }

  /// The offset at which an item is in front. If there are several, the one nearest to a given offset. It may be
  /// outside the content, but wrapping it shows the same items.
  ///
  /// On circles, the coordinate that does not move the item stays unchanged.
  public func offset(ofItem item: Int, near offset: Point2D) -> Point2D {
    func nearest(_ target: Double, _ offset: Double, _ length: Double) -> Double {
      guard let offset = offset.asOffset, length > 0 else { return target }
      return target + ((offset - target) / length + 0.5).rounded(.down) * length
    }
    let target = self.offset(ofItem: item)
    var near = Point2D(
      x: nearest(target.x, offset.x, period.x * pageWidth),
      y: nearest(target.y, offset.y, period.y * pageHeight))
    if case .circles = arrangement, items > 0 {
      if followsHorizontally(min(max(item, 0), items - 1)) {
        near.y = offset.y.asOffset ?? near.y
      } else {
        near.x = offset.x.asOffset ?? near.x
      }
    }
    return near
  }

  /// How far the sphere is scrolled from its initial offset in pages, modulo the period of each axis.
  func pages(at offset: Point2D) -> (x: Double, y: Double) {
    func remainder(_ offset: Double, _ page: Double, _ period: Double) -> Double {
      guard page > 0, let offset = offset.asOffset else { return 0 }
      // Use a remainder of the offset, not of a quotient: it is exact even far away.
      let rest = (offset - page).truncatingRemainder(dividingBy: period * page)
      return (rest < 0 ? rest + period * page : rest) / page
    }
    return (remainder(offset.x, pageWidth, period.x), remainder(offset.y, pageHeight, period.y))
  }

  // MARK: - Valid values

  /// The number of items, limited so that products of two fit in 64 bits.
  var items: Int { max(0, min(itemCount, 1 << 30)) }
  var visibleLimit: Int { max(1, min(visibleItems, 10_000)) }
  var eye: Double { eyeDistance.asEyeDistance }
  /// The valid factors of ``stretch``.
  var validStretch: Size2D {
    func valid(_ factor: Double) -> Double { factor > 0 ? min(factor, 100) : 1 }
    return Size2D(width: valid(stretch.width), height: valid(stretch.height))
  }
  var pageWidth: Double { viewportSize.width.asExtent }
  var pageHeight: Double { viewportSize.height.asExtent }
  /// The number of pages that turn a lattice once.
  var turnPages: Double { Double(max(1, min(pagesPerTurn, 1_000_000))) }
  /// The number of pages along each axis after which the sphere looks the same.
  var period: (x: Double, y: Double) {
    guard arrangement == .lattice else { return (Double(max(1, items)), Double(max(1, items))) }
    return (turnPages, turnPages * Double(turns))
  }
}

extension Point3D {
  /// The point transformed by the linear part of a matrix.
  func turned(by matrix: Matrix4) -> Point3D {
    Point3D(
      x: x * matrix.m11 + y * matrix.m21 + z * matrix.m31,
      y: x * matrix.m12 + y * matrix.m22 + z * matrix.m32,
      z: x * matrix.m13 + y * matrix.m23 + z * matrix.m33)
  }
}
