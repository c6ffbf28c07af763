import Geometry

extension CoverFlow: SlottedLayout {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// How many items it is right of the middle.
    public var distance: Double
    /// The point about which it is transformed, relative to the viewport.
    public var center: Point2D
    /// The transform about ``center``.
    public var transform: Matrix4
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
    /// The corners of its mirror image on the floor as drawn; nil when there is none.
    public var reflection: Quadrilateral?

    /// The place in the stack: minus the distance in thousandths of an item, so that the middle one is on top.
    public var zIndex: Int { -Int(min(abs(distance), 1_000_000) * 1000) }
  }

  /// The position in the row at an offset, in items.
  public func front(at offset: Double) -> Double { position(at: offset) }

  /// The item in a place of the row, from left to right, if it or its mirror image meets a rectangle.
  public func item(inSlot slot: Int, _ position: Double, touching rectangle: Rectangle) -> Item? {
    guard let item = item(atSlot: slot, position: position),
      item.quadrilateral.touches(rectangle) || item.reflection?.touches(rectangle) == true
    else { return nil }
    return item
  }

  /// A single item at an offset, wherever it stands; nil when there is no such item.
  public func item(_ index: Int, at offset: Double) -> Item? {
    guard index >= 0, index < items else { return nil }
    return item(atSlot: item(atSlot: index), position: position(at: offset))
  }

  // MARK: - Classic

  /// The distance from the middle to the first side cover's centre, before it is projected.
  private var sideDistance: Double { drawnItemSize.width * 0.7 }
  /// The distance between side covers, before it is projected: at least a point.
  private var sidePitch: Double { max(1, drawnItemSize.width * 0.25) }
  /// How far behind the middle one side covers stand.
  private var sideDepth: Double { drawnItemSize.width * 0.5 }

  /// Outer edges are nearer the eye than inner ones: covers look towards the middle, and inner ones hide outer
  /// ones.
  private func classicTransform(at distance: Double) -> Matrix4 {
    let side = max(-1, min(distance, 1))
    let x = side * sideDistance + (distance - side) * sidePitch
    let angle = sideAngle >= 0 ? min(sideAngle, .pi / 2) : 0
    return Matrix4.rotation(by: -side * angle, about: Point3D(x: 0, y: 1, z: 0))
      .then(.translation(x: x, y: 0, z: -abs(side) * sideDepth)).then(.perspective(distance: eye))
  }

  // MARK: - Slots

  private func item(atSlot slot: Int, position: Double) -> Item? {
    let distance = Double(slot) - position
    let size = drawnItemSize
    let face = Rectangle(origin: Point2D(x: -size.width / 2, y: -size.height / 2), size: size)
    var center = Point2D(x: width / 2, y: middleY)
    let transform: Matrix4
    switch style {
    case .scaled:
      center.x += distance * pitch
      let scale = scale(atDistance: distance * pitch)
      transform = .scale(x: scale, y: scale)
    case .classic:
      transform = classicTransform(at: distance)
    }
    let onScreen = transform.then(.translation(x: center.x, y: center.y)).homography
    // A cover so wide that its outer edge reaches the eye is not seen.
    guard let drawn = onScreen.apply(to: face) else { return nil }
    let floor = Rectangle(x: -size.width / 2, y: size.height / 2, width: size.width, height: reflectionLength)
    return Item(
      item: item(atSlot: slot), distance: distance, center: center, transform: transform,
      quadrilateral: drawn, reflection: floor.height > 0 ? onScreen.apply(to: floor) : nil)
  }

  /// A range of slots outside of which nothing meets the rectangle.
  public func slots(_ position: Double, near rectangle: Rectangle) -> Range<Int> {
    let left = width / 2 - rectangle.minX
    let right = rectangle.maxX - width / 2
    var (lower, upper) = (position - reach(left), position + reach(right))
    // Only covers on their way to the middle can be magnified; all others stay within the row's height.
    let (half, middle) = (drawnItemSize.height / 2, middleY)
    if rectangle.maxY < middle - half || rectangle.minY > middle + half + reflectionLength {
      (lower, upper) = (max(lower, position - 1), min(upper, position + 1))
    }
    return Range(
      slotsFrom: max(lower.rounded(.down), 0), through: min(upper.rounded(.up), Double(items - 1)),
      around: position)
  }

  /// How many items from the middle the last one is that can come within `distance` points to one side of it.
  private func reach(_ distance: Double) -> Double {
    let half = drawnItemSize.width / 2
    switch style {
    case .scaled: return (distance + half) / pitch
    case .classic:
      // No point of a side cover is farther than this, so none is drawn at less than this scale.
      let scale = eye / (eye + sideDepth + half)
      return 1 + max(0, max(0, distance) / scale + half - sideDistance) / sidePitch
    }
  }
}
