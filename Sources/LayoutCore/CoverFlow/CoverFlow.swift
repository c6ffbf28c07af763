import Geometry

/// A row of large items that are smaller, or turned aside, the farther they are from the middle.
///
/// Offsets are in points of content, rectangles relative to the viewport's upper left corner, angles in radians.
/// Extents that are NaN or negative count as 0; an offset that is not finite counts as 0.
public struct CoverFlow: Hashable, Sendable {
  /// How items away from the middle look.
  public enum Style: Hashable, Sendable {
    /// They stand in their row, smaller by `1 / (1 + 0.0009 · |d|)` at a distance of `d` points.
    case scaled
    /// They are turned about the vertical under perspective and stand closely spaced on both sides of the one
    /// in the middle, which is flat and in front.
    case classic
  }

  /// The number of items; a negative one counts as 0.
  public var itemCount: Int
  /// The size of an item in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The margins around the row, in points; NaN and negative ones count as 0.
  public var insets: Insets
  /// The distance of neighbours in points. Two neighbours' centres are a point apart or more.
  public var spacing: Double
  /// How items away from the middle look.
  public var style: Style
  /// Whether the margins grow so that the first and the last item can be scrolled to the middle.
  public var centersEnds: Bool
  /// Whether the first item is the rightmost one.
  public var isMirrored: Bool
  /// How much of an item is seen mirrored on the floor it stands on, as a share of its height, 0…1: items stand
  /// higher by half of that.
  public var reflectedFraction: Double
  /// The turn of classic side covers, 0…π/2 radians.
  public var sideAngle: Double
  /// The distance of the eye from the plane of the screen in points, at least 1; 900 when it is not positive.
  public var eyeDistance: Double

  /// Makes a row; all but the number of items and the two sizes have a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, insets: Insets = Insets(left: 20, right: 20),
    spacing: Double = 5, style: Style = .scaled, centersEnds: Bool = false, isMirrored: Bool = false,
    reflectedFraction: Double = 0, sideAngle: Double = 1.2, eyeDistance: Double = 900
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.insets = insets
    self.spacing = spacing
    self.style = style
    self.centersEnds = centersEnds
    self.isMirrored = isMirrored
    self.reflectedFraction = reflectedFraction
    self.sideAngle = sideAngle
    self.eyeDistance = eyeDistance
  }

  // MARK: - The row

  /// The size items are drawn in at scale 1: ``itemSize``, with 0 for extents that are NaN or negative.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  /// The distance from an item's centre to the next one's in points, at least 1.
  public var pitch: Double {
    max(1, drawnItemSize.width + spacing.asDistance)
  }

  /// The width of the content: `left + right + n · (item width + spacing) − spacing`, without items the
  /// margins alone.
  public var contentWidth: Double {
    guard items > 0 else { return insets.left.asExtent + insets.right.asExtent }
    return leading + Double(items - 1) * pitch + drawnItemSize.width + margin(insets.right)
  }

  /// The scale of an item whose centre is `distance` points from the middle, in the scaled style.
  public func scale(atDistance distance: Double) -> Double {
    let scale = 1 / (1 + 0.0009 * abs(distance))
    return scale.isNaN ? 1 : scale
  }

  // MARK: - Scrolling

  /// The place in the row that is in the middle of the viewport: 0 for the leftmost item's centre, 1 for its
  /// neighbour's, and every fraction between.
  public func position(at offset: Double) -> Double {
    ((offset.asOffset ?? 0) + width / 2 - leading - drawnItemSize.width / 2) / pitch
  }

  /// The index of the item nearest the middle at an offset; nil without items.
  public func middleItem(at offset: Double) -> Int? {
    items > 0 ? item(atSlot: nearestSlot(to: position(at: offset))) : nil
  }

  /// The offset that brings an item to the middle, or as near to it as the content goes.
  public func offset(ofItem item: Int) -> Double {
    guard items > 0 else { return 0 }
    return clamped(offset(atSlot: slot(ofItem: min(max(item, 0), items - 1))))
  }

  /// Where to stop: the offset of the item whose centre is nearest the middle of the proposed viewport.
  public func targetOffset(proposed: Double) -> Double {
    clamped(items > 0 ? offset(atSlot: nearestSlot(to: position(at: proposed))) : 0)
  }

  /// Where a flick stops that moves by one item: the next one on its way, at most one from where it began.
  ///
  /// - Parameters:
  ///   - current: the offset at which the finger was lifted.
  ///   - velocity: its speed; positive ones go on to the right, and at 0 the nearest item is meant.
  ///   - start: the item in the middle when the drag began.
  public func pagedOffset(current: Double, velocity: Double, from start: Int) -> Double {
    guard items > 0 else { return 0 }
    let place = position(at: current)
    let wanted =
      velocity > 0
      ? place.rounded(.down) + 1 : velocity < 0 ? place.rounded(.up) - 1 : (place + 0.5).rounded(.down)
    let origin = slot(ofItem: min(max(start, 0), items - 1))
    let slot = min(max(wanted, Double(origin) - 1), Double(origin) + 1)
    return clamped(offset(atSlot: nearestSlot(to: slot)))
  }

  // MARK: - Slots, from the left

  /// The number of items, small enough to be exact as a Double.
  var items: Int { max(0, min(itemCount, Int(clamping: Int64(1) << 50) / 2)) }
  var width: Double { viewportSize.width.asExtent }
  var height: Double { viewportSize.height.asExtent }
  var eye: Double { eyeDistance.asEyeDistance }

  /// The vertical middle of the row, relative to the viewport.
  var middleY: Double { (insets.top.asExtent + height - insets.bottom.asExtent - reflectionLength) / 2 }

  /// How far the mirror images reach below the row, in points.
  var reflectionLength: Double {
    reflectedFraction > 0 ? min(reflectedFraction, 1) * drawnItemSize.height : 0
  }

  /// The item at a slot, or the slot of an item.
  func item(atSlot slot: Int) -> Int { isMirrored ? items - 1 - slot : slot }

  private func slot(ofItem item: Int) -> Int { self.item(atSlot: item) }

  private var leading: Double { margin(insets.left) }

  private func margin(_ inset: Double) -> Double {
    centersEnds ? max(inset.asExtent, (width - drawnItemSize.width) / 2) : inset.asExtent
  }

  private func offset(atSlot slot: Int) -> Double {
    leading + drawnItemSize.width / 2 + Double(slot) * pitch - width / 2
  }

  private func nearestSlot(to position: Double) -> Int {
    Int(min(max((position + 0.5).rounded(.down), 0), Double(items - 1)))
  }

  private func clamped(_ offset: Double) -> Double { min(max(offset, 0), max(0, contentWidth - width)) }
}
