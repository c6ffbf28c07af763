import Geometry

/// A row of cards that scrolls page by page. The current card is in the middle. Its neighbours are scaled, turned and
/// faded.
///
/// Card centres are `pitch = extent + lineSpacing` apart, but at least 1 point and a hundredth of the card's extent. A
/// card that is `v` pitches past the middle along the scroll axis, with `e = min(max(v, −1), 1)`, is scaled by `1 +
/// (neighborScale − 1) · |e|` and turned by `neighborAngle · e` about its own cross axis. Its opacity is `1 +
/// (neighborAlpha − 1) · |e|`. All cards beyond the neighbours look like the neighbours, so the cards in an area can be
/// found without visiting all of them.
///
/// An endless row repeats only when no card could be visible at two positions at once: `n · pitch` must be at least the
/// length of the viewport plus one neighbour. Otherwise the row is bounded. In a bounded row, the first and the last
/// card can also reach the middle.
///
/// Offsets are in points of content along the scroll axis, rectangles are relative to the viewport's upper left corner,
/// and angles are in radians. NaN and negative extents are treated as 0. An offset that is not finite is treated as the
/// initial offset.
public struct Carousel: Hashable, Sendable {
  /// The number of cards. A negative number is treated as 0.
  public var itemCount: Int
  /// The size of a card in points. An extent of 0 fills the part of the viewport that the insets leave free.
  public var itemSize: Size2D
  /// The size of the visible area in points.
  public var viewportSize: Size2D
  /// The direction in which the content scrolls.
  public var direction: LayoutAxis
  /// The distance between two cards in points before they are scaled. Cards overlap when it is negative.
  public var lineSpacing: Double
  /// The margins at the viewport's edges, in points. Cards are centred in the remaining area.
  public var insets: Insets
  /// Whether the first card follows the last one.
  public var isEndless: Bool
  /// Whether a horizontal row runs from right to left.
  public var isMirrored: Bool
  /// The factor by which neighbours are scaled, 0…10.
  public var neighborScale: Double
  /// The angle by which neighbours are turned towards the middle, in radians.
  public var neighborAngle: Double
  /// The opacity of neighbours, 0…1.
  public var neighborAlpha: Double
  /// The distance of the eye from the screen in points. It is at least a card's length, so that no card reaches the
  /// eye.
  public var eyeDistance: Double

  /// Makes a carousel. Every parameter except the number of cards and the two sizes has a default.
  public init(
    itemCount: Int, itemSize: Size2D, viewportSize: Size2D, direction: LayoutAxis = .horizontal,
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

  /// The size at which cards are drawn: ``itemSize``, or the extent that the insets leave free where that is 0.
  public var drawnItemSize: Size2D {
    let room = room
    let (width, height) = (itemSize.width.asExtent, itemSize.height.asExtent)
    return Size2D(
      width: width > 0 ? width : room.width.asExtent, height: height > 0 ? height : room.height.asExtent)
  }

  /// The middle of the part of the viewport that the insets leave free.
  public var center: Point2D { room.center }

  /// The distance between the centres of two neighbouring cards in points.
  public var pitch: Double {
    let extent = direction.main(drawnItemSize)
    return max(1, extent / 100, extent + lineSpacing.asDistance)
  }

  /// The scroll axis: one pitch per card.
  public var pages: ScrollPages {
    ScrollPages(
      itemCount: itemCount, pageLength: viewportSize.hasArea ? pitch : 0,
      viewportLength: direction.main(viewportSize),
      isEndless: isEndless && canGoRound, isMirrored: isRunningBackward)
  }

  /// The middle of a card, relative to the viewport.
  ///
  /// - Parameter distance: The distance from the current card, in cards. Negative for cards before it.
  public func center(at distance: Double) -> Point2D {
    let shift = (isRunningBackward ? -distance : distance).asDistance * pitch
    return direction == .vertical
      ? Point2D(x: center.x, y: center.y + shift) : Point2D(x: center.x + shift, y: center.y)
  }

  /// The transform of a card about its own middle, at a distance in cards. The current card has the identity.
  public func transform(at distance: Double) -> Matrix4 {
    let effect = effect(at: distance)
    let scale = 1 + (scaleOfNeighbors - 1) * abs(effect)
    let scaled = Matrix4.scale(x: scale, y: scale)
    let angle = turn * effect
    guard angle != 0 else { return scaled }
    // Cards turn towards the middle, so the edge on the far side comes nearer to the eye.
    let axis = direction == .vertical ? Point3D(x: 1, y: 0, z: 0) : Point3D(x: 0, y: -1, z: 0)
    return scaled.then(.rotation(by: angle, about: axis)).then(.perspective(distance: validEyeDistance))
  }

  /// The opacity of a card at a distance in cards.
  public func alpha(at distance: Double) -> Double {
    1 + (neighborAlpha.asFraction - 1) * abs(effect(at: distance))
  }

  /// The z-index of a card: the nearer to the middle, the higher.
  ///
  /// One card makes a difference of 10,000, which is more than the depth of a turned card.
  public func zIndex(at distance: Double) -> Int {
    -Int(min(distance.isFinite ? abs(distance) : 10_000, 10_000) * 10_000)
  }

  /// The quadrilateral in which a card is drawn at a distance in cards, relative to the viewport. Nil when the
  /// projection is not defined.
  public func quadrilateral(at distance: Double) -> Quadrilateral? {
    let (size, middle) = (drawnItemSize, center(at: distance))
    let card = Rectangle(origin: Point2D(x: -size.width / 2, y: -size.height / 2), size: size)
    return transform(at: distance).then(.translation(x: middle.x, y: middle.y)).homography.apply(to: card)
  }

  // MARK: - Visibility

  /// The maximum distance that a drawn card extends from its middle, along the scroll axis and along the cross axis.
  ///
  /// The distance of the eye is at least twice half a card's extent, so perspective at most doubles it.
  var reach: (main: Double, cross: Double) {
    let factor = max(1, scaleOfNeighbors) * (turn == 0 ? 0.5 : 1)
    return (direction.main(drawnItemSize) * factor, direction.cross(drawnItemSize) * factor)
  }

  /// Whether the row is so long that no card can be visible at both ends.
  private var canGoRound: Bool {
    let length = direction.main(viewportSize).asExtent
    let middle = direction.main(center)
    guard itemCount > 1, let neighbor = quadrilateral(at: 1)?.boundingBox else { return false }
    let (drawn, next) = (direction.main(neighbor), direction.main(center(at: 1)))
    let half = max(drawn.to - next, next - drawn.from)
    return Double(itemCount) * pitch >= 2 * (max(middle, length - middle) + half)
  }

  private var isRunningBackward: Bool { isMirrored && direction == .horizontal }

  private var room: Rectangle { viewportSize.inset(by: insets) }

  /// The effect of a neighbour that a card has, from −1 to 1. The sign is the side of the middle along the screen.
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
