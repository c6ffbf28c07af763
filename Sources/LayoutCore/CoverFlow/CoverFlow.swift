import Geometry

/// A row of large items. Away from the middle, items are smaller or turned to the side.
///
/// Offsets are in points of content, rectangles are relative to the viewport's upper left corner, and angles are in
/// radians. NaN and negative extents are treated as 0. An offset that is not finite is treated as 0.
public struct CoverFlow: Hashable, Sendable {
  /// How items away from the middle look.
  public enum Style: Hashable, Sendable {
    /// Items stay in their row and are scaled by `1 / (1 + 0.0009 · |d|)` at a distance of `d` points.
    case scaled
    /// Items turn about the vertical axis in perspective and are closely spaced on both sides of the middle item, which
    /// is flat and in front.
    case classic
  }

  /// The number of items. A negative number is treated as 0.
  public var itemCount: Int
  /// The size of an item in points.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The margins around the row, in points. NaN and negative margins are treated as 0.
  public var insets: Insets
  /// The distance between neighbours in points. The centres of two neighbours are always at least 1 point apart.
  public var spacing: Double
  /// How items away from the middle look.
  public var style: Style
  /// Whether the margins grow so that the first and the last item can be scrolled to the middle.
  public var centersEnds: Bool
  /// Whether the first item follows the last one, so that half of the items are on either side of the middle one.
  ///
  /// Every item can then be scrolled to the middle, whatever the margins are. Where the row ends in view, items fade
  /// out and fade in at the other end. Fewer than three items have ends.
  public var isEndless: Bool
  /// Whether the first item is the rightmost one.
  public var isMirrored: Bool
  /// The part of an item that is reflected on the floor below it, as a fraction of its height, 0…1. Items move up by
  /// half of the reflection's height.
  public var reflectedFraction: Double
  /// The angle by which classic side covers are turned, 0…π/2 radians.
  public var sideAngle: Double
  /// The distance of the eye from the plane of the screen in points, at least 1. A value that is not positive is
  /// treated as 900.
  public var eyeDistance: Double

  /// Makes a row. Every parameter except the number of items and the two sizes has a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, insets: Insets = Insets(left: 20, right: 20),
    spacing: Double = 5, style: Style = .scaled, centersEnds: Bool = false, isEndless: Bool = false,
    isMirrored: Bool = false, reflectedFraction: Double = 0, sideAngle: Double = 1.2,
    eyeDistance: Double = 900
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.insets = insets
    self.spacing = spacing
    self.style = style
    self.centersEnds = centersEnds
    self.isEndless = isEndless
    self.isMirrored = isMirrored
    self.reflectedFraction = reflectedFraction
    self.sideAngle = sideAngle
    self.eyeDistance = eyeDistance
  }

  // MARK: - The row

  /// The size at which items are drawn at scale 1: ``itemSize``, with NaN and negative extents replaced by 0.
  public var drawnItemSize: Size2D { itemSize.asExtents }

  /// The distance between the centres of two neighbouring items in points, at least 1.
  public var pitch: Double {
    max(1, drawnItemSize.width + spacing.asDistance)
  }

  /// The width of the content: `left + right + n · (item width + spacing) − spacing`. Without items it is only the
  /// margins. An endless row repeats its items.
  public var contentWidth: Double {
    if let row { return row.pages.contentLength }
    guard items > 0 else { return insets.left.asExtent + insets.right.asExtent }
    return leading + Double(items - 1) * pitch + drawnItemSize.width + margin(insets.right)
  }

  /// The scale of an item whose centre is `distance` points from the middle, in the scaled style.
  public func scale(atDistance distance: Double) -> Double {
    let scale = 1 / (1 + 0.0009 * abs(distance))
    return scale.isNaN ? 1 : scale
  }

  // MARK: - Scrolling

  /// The initial offset. In an endless row, the first item is in the middle. In a row from right to left, it is at the
  /// right.
  public var initialOffset: Double { row?.pages.initialOffset ?? (isMirrored ? offset(ofItem: 0) : 0) }

  /// An offset, moved by whole rows well inside the content. The picture is the same at both. The offset stays unchanged
  /// unless the row is endless.
  public func wrappedOffset(_ offset: Double) -> Double {
    row?.pages.wrappedOffset(offset) ?? offset.asOffset ?? 0
  }

  /// The position in the row that is in the middle of the viewport: 0 for the centre of the leftmost item, 1 for the
  /// centre of its neighbour, with fractions between them. In an endless row, it is counted from the first item, and
  /// negative to the left of it.
  public func position(at offset: Double) -> Double {
    if let row { return isMirrored ? -row.pages.position(at: offset) : row.pages.position(at: offset) }
    return ((offset.asOffset ?? 0) + width / 2 - leading - drawnItemSize.width / 2) / pitch
  }

  /// The index of the item nearest to the middle at an offset, or nil without items.
  public func middleItem(at offset: Double) -> Int? {
    items > 0 ? item(atSlot: nearestSlot(to: position(at: offset))) : nil
  }

  /// The offset that brings an item to the middle, or as near to the middle as the content allows.
  public func offset(ofItem item: Int) -> Double {
    guard items > 0 else { return 0 }
    if let row { return row.pages.offset(ofItem: item) }
    return clamped(offset(atSlot: slot(ofItem: min(max(item, 0), items - 1))))
  }

  /// The offset at which an item is in the middle. If there are several, the one nearest to another offset. In an
  /// endless row, it may be outside the content. The layout moves such an offset back into the content while it scrolls.
  public func offset(ofItem item: Int, nearest other: Double) -> Double {
    row?.pages.offset(ofItem: item, nearest: other) ?? offset(ofItem: item)
  }

  /// The offset at which scrolling stops: that of the item whose centre is nearest to the middle of the proposed
  /// viewport.
  public func targetOffset(proposed: Double) -> Double {
    if let row { return row.pages.targetOffset(proposed: proposed, from: proposed, velocity: 0, .toNearest) }
    return clamped(items > 0 ? offset(atSlot: nearestSlot(to: position(at: proposed))) : 0)
  }

  /// The offset at which a flick that moves by one item stops: the next item in its direction, at most one away from
  /// the item where the drag began.
  ///
  /// - Parameters:
  ///   - current: The offset at the end of the drag.
  ///   - velocity: The release velocity. A positive velocity moves on to the right. At 0 the nearest item is chosen.
  ///   - start: The item in the middle when the drag began.
  public func pagedOffset(current: Double, velocity: Double, from start: Int) -> Double {
    guard items > 0 else { return 0 }
    if let row {
      let origin = row.pages.offset(ofItem: start, nearest: current)
      let next = row.pages.targetOffset(proposed: current, from: current, velocity: velocity, .toNext)
      return min(max(next, origin - pitch, 0), origin + pitch, row.pages.lastOffset)
    }
    let end = position(at: current)
    let wanted =
      velocity > 0
      ? end.rounded(.down) + 1 : velocity < 0 ? end.rounded(.up) - 1 : (end + 0.5).rounded(.down)
    let origin = slot(ofItem: min(max(start, 0), items - 1))
    let slot = min(max(wanted, Double(origin) - 1), Double(origin) + 1)
    return clamped(offset(atSlot: nearestSlot(to: slot)))
  }

  // MARK: - Slots, from the left

  /// The number of items, limited so that half an item is exact as a Double.
  var items: Int { min(itemCount.asItemCount, Int(clamping: Int64(1) << 49)) }
  var width: Double { viewportSize.width.asExtent }
  var height: Double { viewportSize.height.asExtent }
  var eye: Double { eyeDistance.asEyeDistance }

  /// The vertical middle of the row, relative to the viewport.
  var middleY: Double { (insets.top.asExtent + height - insets.bottom.asExtent - reflectionLength) / 2 }

  /// The height of the reflections below the row, in points.
  var reflectionLength: Double {
    reflectedFraction > 0 ? min(reflectedFraction, 1) * drawnItemSize.height : 0
  }

  /// The row of an endless one. Nil when the items have ends.
  var row: EndlessRow? {
    guard isEndless else { return nil }
    return EndlessRow(itemCount: items, pageLength: pitch, viewportLength: width, isMirrored: isMirrored)
  }

  /// The item at a slot, or the slot of an item. In an endless row, slots go on before the first and after the last
  /// item, and the first item is in slot 0.
  func item(atSlot slot: Int) -> Int {
    if let row { return row.item(inSlot: isMirrored ? -slot : slot) }
    return isMirrored ? items - 1 - slot : slot
  }

  private func slot(ofItem item: Int) -> Int { self.item(atSlot: item) }

  private var leading: Double { margin(insets.left) }

  private func margin(_ inset: Double) -> Double {
    centersEnds ? max(inset.asExtent, (width - drawnItemSize.width) / 2) : inset.asExtent
  }

  private func offset(atSlot slot: Int) -> Double {
    leading + drawnItemSize.width / 2 + Double(slot) * pitch - width / 2
  }

  private func nearestSlot(to position: Double) -> Int {
    if row != nil { return Int((position + 0.5).rounded(.down)) }
    return Int(min(max((position + 0.5).rounded(.down), 0), Double(items - 1)))
  }

  private func clamped(_ offset: Double) -> Double { min(max(offset, 0), max(0, contentWidth - width)) }
}
