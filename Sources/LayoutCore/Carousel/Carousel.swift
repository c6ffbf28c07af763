import Geometry

/// A row of cards that scrolls page by page: the one under attention stands in the middle, its neighbours beside it
/// are scaled, turned and faded.
///
/// Cards stand `pitch = extent + lineSpacing` apart, at least 1 point and a hundredth of their extent. A card `v`
/// pitches behind the middle along the scroll axis, `e = min(max(v, −1), 1)`, is scaled by
/// `1 + (neighborScale − 1) · |e|`, turned by `neighborAngle · e` about its own axis across, and has the opacity
/// `1 + (neighborAlpha − 1) · |e|`. So the neighbours, and all cards beyond them, look alike, and what is drawn in a
/// place can be found without asking all cards.
///
/// An endless row goes round only when no card could be seen in two places: when `n · pitch` is at least as long as the
/// viewport and a neighbour together. Otherwise it is bounded; its first and last card can reach the middle, too.
///
/// Offsets are in points of content along the scroll axis, rectangles relative to the viewport's upper left corner,
/// angles in radians. Extents that are NaN or negative count as 0; an offset that is not finite counts as the one at
/// which the carousel starts.
public struct Carousel: Hashable, Sendable {
  /// The number of cards; a negative one counts as 0.
  public var itemCount: Int
  /// The size of a card in points; an extent of 0 fills what the insets leave of the viewport.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The direction in which the content scrolls.
  public var direction: FlowDirection
  /// The distance between two cards in points before they are scaled; negative, they overlap.
  public var lineSpacing: Double
  /// What is left free at the viewport's edges, in points; cards are centred in the rest.
  public var insets: Insets
  /// Whether the last card is to be followed by the first.
  public var isEndless: Bool
  /// Whether a horizontal row runs from right to left.
  public var isMirrored: Bool
  /// The factor by which neighbours are scaled, 0…10.
  public var neighborScale: Double
  /// The angle by which neighbours are turned towards the middle, in radians.
  public var neighborAngle: Double
  /// The opacity of neighbours, 0…1.
  public var neighborAlpha: Double
  /// The distance of the eye from the screen in points; at least a card's length, so that no card reaches it.
  public var eyeDistance: Double

  /// Makes a carousel; all but the number of cards and the two sizes have a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, direction: FlowDirection = .horizontal,
    lineSpacing: Double = 10, insets: Insets = .zero, isEndless: Bool = false, isMirrored: Bool = false,
    neighborScale: Double = 0.9, neighborAngle: Double = 0, neighborAlpha: Double = 1,
    eyeDistance: Double = 900
  ) {
    self.itemCount = itemCount
    self.itemSize = itemSize
    self.viewportSize = viewportSize
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.insets = insets
    self.isEndless = isEndless
    self.isMirrored = isMirrored
    self.neighborScale = neighborScale
    self.neighborAngle = neighborAngle
    self.neighborAlpha = neighborAlpha
    self.eyeDistance = eyeDistance
  }

  // MARK: - Cards

  /// The size cards are drawn in: ``itemSize``, or what the insets leave where that is 0.
  public var drawnItemSize: Size2D {
    let room = room
    let (width, height) = (itemSize.width.asExtent, itemSize.height.asExtent)
    return Size2D(
      width: width > 0 ? width : room.width.asExtent, height: height > 0 ? height : room.height.asExtent)
  }

  /// The middle of what the insets leave of the viewport.
  public var center: Point2D { room.center }

  /// The distance from one card's middle to the next one's in points.
  public var pitch: Double {
    let extent = direction.main(drawnItemSize)
    return max(1, extent / 100, extent + lineSpacing.asDistance)
  }

  /// The scroll axis: one pitch a card.
  public var pages: ScrollPages {
    ScrollPages(
      itemCount: itemCount, pageLength: viewportSize.hasArea ? pitch : 0,
      viewportLength: direction.main(viewportSize),
      isEndless: isEndless && canGoRound, isMirrored: isRunningBackward)
  }

  /// The middle of a card, relative to the viewport.
  ///
  /// - Parameter distance: How far it is behind the card under attention, in cards.
  public func center(at distance: Double) -> Point2D {
    let shift = (isRunningBackward ? -distance : distance).asDistance * pitch
    return direction == .vertical
      ? Point2D(x: center.x, y: center.y + shift) : Point2D(x: center.x + shift, y: center.y)
  }

  /// The transform of a card about its own middle, at a distance in cards: the identity for the one in the middle.
  public func transform(at distance: Double) -> Matrix4 {
    let effect = effect(at: distance)
    let scale = 1 + (scaleOfNeighbors - 1) * abs(effect)
    let scaled = Matrix4.scale(x: scale, y: scale)
    let angle = turn * effect
    guard angle != 0 else { return scaled }
    // Turned towards the middle, the edge on the far side comes nearer to the eye.
    let axis = direction == .vertical ? Point3D(x: 1, y: 0, z: 0) : Point3D(x: 0, y: -1, z: 0)
    return scaled.then(.rotation(by: angle, about: axis)).then(.perspective(distance: validEyeDistance))
  }

  /// The opacity of a card at a distance in cards.
  public func alpha(at distance: Double) -> Double {
    1 + (neighborAlpha.asFraction - 1) * abs(effect(at: distance))
  }

  /// The place of a card in the stack: the nearer to the middle, the higher.
  ///
  /// One card makes a difference of 10,000, more than the depth of a turned one.
  public func zIndex(at distance: Double) -> Int {
    -Int(min(distance.isFinite ? abs(distance) : 10_000, 10_000) * 10_000)
  }

  /// Where a card is drawn at a distance in cards, relative to the viewport; nil when that cannot be said.
  public func quadrilateral(at distance: Double) -> Quadrilateral? {
    let (size, middle) = (drawnItemSize, center(at: distance))
    let card = Rectangle(origin: Point2D(x: -size.width / 2, y: -size.height / 2), size: size)
    return transform(at: distance).then(.translation(x: middle.x, y: middle.y)).homography.apply(to: card)
  }

  // MARK: - What can be seen

  /// How far a card reaches from its middle at most, at any distance, along the scroll axis and across it.
  ///
  /// The eye is at least twice half a card's extent away, so perspective at most doubles it.
  var reach: (main: Double, cross: Double) {
    let factor = max(1, scaleOfNeighbors) * (turn == 0 ? 0.5 : 1)
    return (direction.main(drawnItemSize) * factor, direction.cross(drawnItemSize) * factor)
  }

  /// Whether the row is long enough that no card could be seen at both of its ends.
  private var canGoRound: Bool {
    let length = direction.main(viewportSize).asExtent
    let middle = direction.main(center)
    guard itemCount > 1, let neighbor = quadrilateral(at: 1)?.boundingBox else { return false }
    let (drawn, place) = (direction.main(neighbor), direction.main(center(at: 1)))
    let half = max(drawn.to - place, place - drawn.from)
    return Double(itemCount) * pitch >= 2 * (max(middle, length - middle) + half)
  }

  private var isRunningBackward: Bool { isMirrored && direction == .horizontal }

  private var room: Rectangle { viewportSize.inset(by: insets) }

  /// On which side of the middle, along the screen, and how much of the neighbours' look a card has, −1…1.
  private func effect(at distance: Double) -> Double {
    let effect = distance.isFinite ? min(max(distance, -1), 1) : 0
    return isRunningBackward ? -effect : effect
  }

  private var scaleOfNeighbors: Double { neighborScale > 0 ? min(neighborScale, 10) : 0 }

  private var turn: Double { neighborAngle.asAngle }

  private var validEyeDistance: Double {
    let minimum = direction.main(drawnItemSize) * max(1, scaleOfNeighbors)
    return max(eyeDistance.asEyeDistance, minimum)
  }
}
