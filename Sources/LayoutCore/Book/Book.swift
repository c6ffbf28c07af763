import Geometry

/// An open book whose leaves turn about its spine, in perspective.
///
/// Item `i` is page `g = i`, or `g = i + 1` without a cover. Page `2ℓ` is the front of leaf `ℓ`, page `2ℓ + 1` its
/// back. Spread `s` shows the back of leaf `s − 1` on one side of the spine and the front of leaf `s` on the other. A
/// cover is therefore alone on the first spread, and the last spread may have a single page. Scrolling by one page,
/// which is the viewport's extent along the scroll axis, turns one leaf: at `u` spreads, leaf `ℓ` has turned by
/// `φ = π · min(max(u − ℓ, 0), 1)`.
///
/// A front is moved away from the spine by half its extent `e`, turned about the spine, and projected:
/// `T(e/2, 0, 0) · R(φ) · P` for row vectors. A back is `T(−e/2, 0, 0) · R(φ − π) · P`. All pages are positioned at the
/// spine. Faces that point away from the reader are not made. Leaves at rest are stacked. The leaf at depth `d` from
/// the top of its stack (`ℓ − u` before it turns, `u − ℓ − 1` afterwards) is stretched away from the spine by
/// `min(d, visibleLeaves) · leafThickness`, so that its edge is visible. Deeper leaves are covered.
///
/// The light comes from the eye. A turning face is darkened by `1 − |cos φ|`. The page below it is in its shadow, which
/// is `|cos φ|`.
///
/// Offsets are in points of content along the scroll axis, rectangles are relative to the viewport's upper left corner,
/// and angles are in radians. NaN and negative extents are treated as 0. An offset that is not finite is treated as the
/// initial offset.
public struct Book: Hashable, Sendable {
  /// The number of items. A negative number is treated as 0.
  public var itemCount: Int
  /// The size of a page in points. An extent of 0 fills the part of the viewport that the insets leave free, with two
  /// pages side by side along the scroll axis.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The direction in which the content scrolls. The spine is perpendicular to it.
  public var direction: LayoutAxis
  /// The margins at the viewport's edges, in points. The book is centred in the remaining area.
  public var insets: Insets
  /// Whether the first item is a cover, alone on its spread.
  public var startsWithCover: Bool
  /// Whether a spread with a single page is moved to the middle.
  public var centersSinglePages: Bool
  /// Whether the book is read from right to left. Fronts are then to the left of a vertical spine, and leaves turn to
  /// the right.
  public var isMirrored: Bool
  /// How far the edge of each leaf in a stack is visible under the leaf above it, in points.
  public var leafThickness: Double
  /// The maximum number of leaves in a stack whose edges are visible, clamped to 0…100.
  public var visibleLeaves: Int
  /// The distance of the eye from the screen in points. It is at least twice a page's extent, so that no leaf reaches
  /// the eye.
  public var eyeDistance: Double

  /// Makes a book. Every parameter except the number of items and the two sizes has a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, direction: LayoutAxis = .horizontal,
    insets: Insets = .zero, startsWithCover: Bool = true, centersSinglePages: Bool = true,
    isMirrored: Bool = false, leafThickness: Double = 0, visibleLeaves: Int = 4, eyeDistance: Double = 900
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.direction = direction
    self.insets = insets
    self.startsWithCover = startsWithCover
    self.centersSinglePages = centersSinglePages
    self.isMirrored = isMirrored
    self.leafThickness = leafThickness
    self.visibleLeaves = visibleLeaves
    self.eyeDistance = eyeDistance
  }

  // MARK: - Pages and spreads

  /// The number of spreads.
  public var spreadCount: Int { count > 0 ? (count - 1 + firstPage + 1) / 2 + 1 - firstPage : 0 }

  /// The spread an item is on.
  public func spread(ofItem item: Int) -> Int {
    (max(0, min(item, count - 1)) + firstPage + 1) / 2 - firstPage
  }

  /// The scroll axis. A page of scrolling is the viewport's extent.
  public var pages: ScrollPages {
    ScrollPages(
      itemCount: spreadCount, pageLength: viewportSize.hasArea ? direction.main(viewportSize) : 0,
      viewportLength: direction.main(viewportSize), isMirrored: isReadBackward)
  }

  /// The size at which pages are drawn: ``itemSize``, or the extent that the insets leave free where that is 0.
  public var drawnItemSize: Size2D {
    let room = viewportSize.inset(by: insets)
    let (width, height) = (itemSize.width.asExtent, itemSize.height.asExtent)
    let isUpright = direction == .horizontal
    return Size2D(
      width: width > 0 ? width : room.width / (isUpright ? 2 : 1),
      height: height > 0 ? height : room.height / (isUpright ? 1 : 2))
  }

  /// The middle of the spine at an offset, relative to the viewport.
  ///
  /// A single page is moved to the middle while it is alone. When the content is pulled beyond its ends, the book
  /// follows.
  public func spine(at offset: Double) -> Point2D {
    let pages = pages
    let spread = min(max(pages.position(at: offset), 0), Double(max(0, spreadCount - 1)))
    var shift = 0.0
    if centersSinglePages, count > 0 {
      if firstPage == 0 { shift -= max(0, 1 - spread) }
      if (count - 1 + firstPage) % 2 == 1 { shift += max(0, spread - Double(spreadCount - 2)) }
    }
    shift *= side * direction.main(drawnItemSize) / 2
    if let offset = offset.asOffset, pages.pageLength > 0 {
      shift += min(max(offset, 0), pages.lastOffset) - offset
    }
    let middle = viewportSize.inset(by: insets).center
    return direction == .vertical
      ? Point2D(x: middle.x, y: middle.y + shift) : Point2D(x: middle.x + shift, y: middle.y)
  }

  // MARK: - Leaves

  /// The pose of a page: its side, turn, depth and shade.
  public struct Pose: Hashable, Sendable {
    /// Whether the page is the front of its leaf. Before the leaf turns, its front is visible on the side of the
    /// following pages.
    public var isFront: Bool
    /// The angle by which its leaf has been turned in radians, 0…π.
    public var turn: Double
    /// The depth of the leaf in its stack, in leaves. 0 while it turns.
    public var depth: Double
    /// How dark the page is, from 0 to 1.
    public var shade: Double

    /// Makes a pose.
    public init(isFront: Bool, turn: Double, depth: Double = 0, shade: Double = 0) {
      self.isFront = isFront
      self.turn = turn
      self.depth = depth
      self.shade = shade
    }

    /// Whether the page faces the reader.
    public var isFacing: Bool { isFront ? turn < .pi / 2 : turn > .pi / 2 }
  }

  /// The pose of an item's page at an offset.
  public func pose(ofItem item: Int, at offset: Double) -> Pose {
    let page = max(0, min(item, count - 1)) + firstPage
    return pose(leaf: page / 2, isFront: page % 2 == 0, opening(at: offset))
  }

  /// Whether a page can be visible: it faces the reader, and no other page covers it.
  public func isSeen(_ pose: Pose) -> Bool { pose.isFacing && pose.depth < Double(peekingLeaves) + 1 }

  /// The transform of a page about the middle of the spine.
  public func transform(_ pose: Pose) -> Matrix4 {
    let extent = direction.main(drawnItemSize)
    let peek = min(pose.depth, Double(peekingLeaves)) * validThickness
    // Very small pages are not stretched, to avoid a huge factor.
    let stretch = extent > 1e-3 ? (extent + peek) / extent : 1
    let main = (pose.isFront ? side : -side) * (extent + peek) / 2
    let moved =
      direction == .vertical
      ? Matrix4.scale(x: 1, y: stretch).then(.translation(x: 0, y: main))
      : Matrix4.scale(x: stretch, y: 1).then(.translation(x: main, y: 0))
    let angle = pose.isFront ? pose.turn : pose.turn - .pi
    guard angle != 0 else { return moved }
    // The leaf rises towards the reader.
    let axis = direction == .vertical ? Point3D(x: 1, y: 0, z: 0) : Point3D(x: 0, y: -side, z: 0)
    let distance = max(eyeDistance.asEyeDistance, 2 * extent)
    return moved.then(.rotation(by: angle, about: axis)).then(.perspective(distance: distance))
  }

  /// The z-index of a page: a turning leaf is above the leaves at rest, of which the topmost is highest.
  public func zIndex(_ pose: Pose) -> Int {
    pose.turn > 0 && pose.turn < .pi ? 1000 : -Int(min(pose.depth, 1000) * 100)
  }

  /// The quadrilateral in which a page is drawn, relative to the viewport. Nil when the projection is not defined.
  public func quadrilateral(_ pose: Pose, spine: Point2D) -> Quadrilateral? {
    let size = drawnItemSize
    let page = Rectangle(origin: Point2D(x: -size.width / 2, y: -size.height / 2), size: size)
    return transform(pose).then(.translation(x: spine.x, y: spine.y)).homography.apply(to: page)
  }

  // MARK: - Opening

  /// The open spread, and how far its leaf has turned, 0..<1. Spreads are counted from the one whose front is page 0.
  public typealias Opening = (spread: Int, fraction: Double)

  func opening(at offset: Double) -> Opening {
    let front = pages.front(at: offset)
    if front.item < 0 { return (firstPage, 0) }
    if front.item >= spreadCount - 1 { return (max(0, spreadCount - 1) + firstPage, 0) }
    return (front.item + firstPage, front.fraction)
  }

  func pose(leaf: Int, isFront: Bool, _ opening: Opening) -> Pose {
    // Subtract whole numbers first, so that nothing is lost to rounding far into the book.
    let ahead = Double(leaf - opening.spread) - opening.fraction
    let turn = Double.pi * min(max(-ahead, 0), 1)
    let isRising = opening.fraction > 0
    let lift = abs(Trigonometry.cos(.pi * opening.fraction))
    var shade = 0.0
    if leaf == opening.spread, isRising {
      shade = 1 - lift
    } else if isRising, opening.fraction < 0.5, isFront, leaf == opening.spread + 1 {
      shade = lift
    } else if isRising, opening.fraction > 0.5, !isFront, leaf == opening.spread - 1 {
      shade = lift
    }
    return Pose(isFront: isFront, turn: turn, depth: max(ahead, -ahead - 1, 0), shade: shade)
  }

  /// The leaves that can be visible. Empty when there are no items or the viewport has no area.
  func leaves(_ opening: Opening) -> Range<Int> {
    guard count > 0, viewportSize.hasArea else { return 0..<0 }
    // One more than the number of leaves with a visible edge: the topmost leaf of the stack.
    let reach = Double(peekingLeaves) + 1
    let lower = opening.spread + Int((opening.fraction - reach - 1).rounded(.down)) + 1
    let upper = opening.spread + Int((opening.fraction + reach).rounded(.up))
    return max(0, lower)..<max(0, lower, min(upper, (count - 1 + firstPage) / 2 + 1))
  }

  /// The item on the side of a leaf that faces the reader. Nil when there is none, or the leaf is edge-on.
  func facingItem(ofLeaf leaf: Int, _ opening: Opening) -> (item: Int, pose: Pose)? {
    let front = pose(leaf: leaf, isFront: true, opening)
    let pose = front.isFacing ? front : self.pose(leaf: leaf, isFront: false, opening)
    let item = 2 * leaf + (pose.isFront ? 0 : 1) - firstPage
    return pose.isFacing && item >= 0 && item < count ? (item, pose) : nil
  }

  /// The number of leaves whose edges are visible under the topmost leaf.
  private var peekingLeaves: Int { validThickness > 0 ? max(0, min(visibleLeaves, 100)) : 0 }

  private var validThickness: Double { leafThickness.asExtent }

  /// The side of the spine with the following pages, along the scroll axis.
  private var side: Double { isReadBackward ? -1 : 1 }

  private var isReadBackward: Bool { isMirrored && direction == .horizontal }

  /// The page number of the first item.
  private var firstPage: Int { startsWithCover ? 0 : 1 }

  /// The number of items, limited so that it is exact as a Double.
  private var count: Int { itemCount.asItemCount }
}
