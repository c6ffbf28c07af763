import Geometry

/// Small items on a sphere that turns about two axes as content is scrolled in both directions without end.
///
/// All items share the middle of the viewport; an item is moved out to the sphere, turned with it, and seen
/// under true perspective (row vectors). Of more items than find room (``visibleItems``) the next ones enter,
/// and others leave, at the back. Offsets are in points of content, rectangles relative to the
/// viewport's upper left corner, angles in radians. Extents that are NaN or negative count as 0; an offset that
/// is not finite counts as the one at which the sphere starts.
public struct Sphere: Hashable, Sendable {
  /// Where on the sphere items stand.
  public enum Arrangement: Hashable, Sendable {
    /// Evenly spread; the sphere turns rigidly, and its front follows the finger.
    ///
    /// When items are more than ``Sphere/visibleItems`` they share the lattice's places in turns: each place
    /// has its next item whenever vertical scrolling has taken it across the back. That happens on the
    /// horizontal line through the middle of the back, towards which items fade.
    case lattice
    /// Along great circles through the front, dealt to in turn, each turning about its own axis.
    ///
    /// The circles' axes halve the angles between those before them: 0°, 90°, 45°, −45°, 22.5° … from the x
    /// axis; item `i` belongs to circle `i mod count`, the first of which takes remainder 1. Those whose axis
    /// is nearer the y axis follow horizontal scrolling, all others vertical. A number below 1 counts as 1.
    /// Of more items than ``Sphere/visibleItems`` those nearest the front exist, and the last fade.
    case circles(Int)
  }

  /// Which way items look.
  public enum Facing: Hashable, Sendable {
    /// At the viewer, upright and undistorted.
    case viewer
    /// Away from the sphere's middle: they lie on it, and those on the far side are seen from behind.
    case outward
  }

  /// The number of items; a negative one counts as 0.
  public var itemCount: Int
  /// The size of an item in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// Where on the sphere items stand.
  public var arrangement: Arrangement
  /// Which way the items of a lattice look; those on circles always look outward.
  public var facing: Facing
  /// The radius of a lattice in points; nil for 0.4 of the viewport's shorter side.
  public var customRadius: Double?
  /// How many pages (the viewport's extents) of scrolling turn a lattice once round; below 1 counts as 1.
  public var pagesPerTurn: Int
  /// The scale of a lattice's items at the back, 0…1; at the front it is 1, and linear in z between.
  public var backScale: Double
  /// The opacity of a lattice's items at the back, 0…1; at the front it is 1, and linear in z between.
  public var backAlpha: Double
  /// The largest number of items on the sphere at once, on circles perhaps a few more; outside 1…10,000 the nearest of
  /// these counts.
  public var visibleItems: Int
  /// The distance of the eye from the plane of the screen in points, at least 1; 900 when it is not positive.
  public var eyeDistance: Double

  /// Makes a sphere; all but the number of items and the two sizes have a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, arrangement: Arrangement = .lattice,
    facing: Facing = .viewer, customRadius: Double? = nil, pagesPerTurn: Int = 4, backScale: Double = 0.5,
    backAlpha: Double = 0.25, visibleItems: Int = 200, eyeDistance: Double = 900
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.arrangement = arrangement
    self.facing = facing
    self.customRadius = customRadius
    self.pagesPerTurn = pagesPerTurn
    self.backScale = backScale
    self.backAlpha = backAlpha
    self.visibleItems = visibleItems
    self.eyeDistance = eyeDistance
  }

  // MARK: - The sphere

  /// The radius in points, always less than half of the eye's distance.
  ///
  /// That of a lattice is ``customRadius``. On circles it is `(side / 2) / tan(π / n)` of the item's longer
  /// side, `n` the number of items but no more than ``visibleItems``; 0 for one or two items.
  public var radius: Double {
    let wanted: Double
    if arrangement == .lattice {
      wanted = (customRadius ?? 0.4 * min(pageWidth, pageHeight)).asExtent
    } else {
      let side = max(drawnItemSize.width, drawnItemSize.height)
      wanted = circlePlaces > 2 ? side / 2 / Trigonometry.tan(.pi / Double(circlePlaces)) : 0
    }
    return min(wanted, 0.49 * eye)
  }

  /// The size items are drawn in at scale 1: ``itemSize``, with 0 for extents that are NaN or negative.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  // MARK: - Scrolling

  /// The size of the content in points: `m + 2` pages each way, one without items.
  ///
  /// `m` is the number of items on circles, and ``pagesPerTurn`` of a lattice, downwards as many times this as
  /// all items need turns to be seen.
  public var contentSize: Size2D {
    guard items > 0 else { return Size2D(width: pageWidth, height: pageHeight) }
    return Size2D(width: (period.x + 2) * pageWidth, height: (period.y + 2) * pageHeight)
  }

  /// The offset at which item 0 is in front: one page each way, 0 without items.
  public var initialOffset: Point2D { items > 0 ? Point2D(x: pageWidth, y: pageHeight) : .zero }

  /// The offset, of all that look the same, that is well inside the content.
  ///
  /// Along each axis, below half a page `m` pages are added; at or above `m + ½` pages `m` are taken off;
  /// everything in between stays as it is.
  public func wrappedOffset(_ offset: Point2D) -> Point2D {
    Point2D(
      x: wrapped(offset.x, page: pageWidth, period: period.x),
      y: wrapped(offset.y, page: pageHeight, period: period.y))
  }

  /// The offset at which an item is in front, well inside the content.
  ///
  /// On circles, that of its own axis; along the other the offset is the initial one.
  public func offset(ofItem item: Int) -> Point2D {
    guard items > 0 else { return .zero }
    let item = min(max(item, 0), items - 1)
    if case .circles = arrangement {
      let pages = followsHorizontally(item) ? (x: Double(item), y: 0) : (x: 0, y: -Double(item))
      return wrappedOffset(Point2D(x: (pages.x + 1) * pageWidth, y: (pages.y + 1) * pageHeight))
    }
    let (turn, place) = latticePlace(ofItem: item)
    let point = lattice.point(place).turned(by: latticePose)
    // About y into the plane x = 0, then about x to the front.
    let longitude = Trigonometry.atan2(point.x, point.z)
    let latitude = Trigonometry.atan2(point.y, (point.x * point.x + point.z * point.z).squareRoot())
    let pages = turnPages / (2 * .pi)
    return wrappedOffset(
      Point2D(
        x: (1 + longitude * pages) * pageWidth,
        y: (1 + latitude * pages + Double(turn) * turnPages) * pageHeight))
  }

  /// Of all offsets at which an item is in front the nearest to another one; far enough away it is outside of the
  /// content, but it is the same after wrapping.
  ///
  /// On circles the offset along the axis that does not move the item stays as it is.
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

  private func wrapped(_ offset: Double, page: Double, period: Double) -> Double {
    guard let offset = offset.asOffset else { return items > 0 ? page : 0 }
    guard items > 0 else { return offset }
    let (length, lower) = (period * page, page / 2)
    guard length > 0, offset < lower || offset >= lower + length else { return offset }
    return offset - ((offset - lower) / length).rounded(.down) * length
  }

  /// How far the sphere is scrolled from its start, in pages, the part of it that can be seen: 0 up to a period.
  func pages(at offset: Point2D) -> (x: Double, y: Double) {
    func remainder(_ offset: Double, _ page: Double, _ period: Double) -> Double {
      guard page > 0, let offset = offset.asOffset else { return 0 }
      // A remainder of the offset, not of a quotient: far away it has lost nothing.
      let rest = (offset - page).truncatingRemainder(dividingBy: period * page)
      return (rest < 0 ? rest + period * page : rest) / page
    }
    return (remainder(offset.x, pageWidth, period.x), remainder(offset.y, pageHeight, period.y))
  }

  // MARK: - Numbers in use

  /// The number of items, small enough for products of two to fit 64 bits.
  var items: Int { max(0, min(itemCount, 1 << 30)) }
  var visibleLimit: Int { max(1, min(visibleItems, 10_000)) }
  var eye: Double { eyeDistance.asEyeDistance }
  var pageWidth: Double { viewportSize.width.asExtent }
  var pageHeight: Double { viewportSize.height.asExtent }
  /// The number of pages that turn a lattice once round.
  var turnPages: Double { Double(max(1, min(pagesPerTurn, 1_000_000))) }
  /// The number of pages along each axis after which everything is as it was.
  var period: (x: Double, y: Double) {
    guard arrangement == .lattice else { return (Double(max(1, items)), Double(max(1, items))) }
    return (turnPages, turnPages * Double(turns))
  }
}

extension Point3D {
  /// The point under the linear part of a transform.
  func turned(by matrix: Matrix4) -> Point3D {
    Point3D(
      x: x * matrix.m11 + y * matrix.m21 + z * matrix.m31,
      y: x * matrix.m12 + y * matrix.m22 + z * matrix.m32,
      z: x * matrix.m13 + y * matrix.m23 + z * matrix.m33)
  }
}
