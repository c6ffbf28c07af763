import Geometry

extension CoverFlow: SlottedLayout {
  /// An item as it is drawn.
  public struct Item: Hashable, Sendable {
    /// The index of the item.
    public var item: Int
    /// How far the item is to the right of the middle, in items.
    public var distance: Double
    /// The point about which the item is transformed, relative to the viewport.
    public var center: Point2D
    /// The opacity: 1, and less where the ends of an endless row are in view.
    public var alpha: Double
    /// The transform about ``center``.
    public var transform: Matrix4
    /// The corners as drawn, relative to the viewport.
    public var quadrilateral: Quadrilateral
    /// The corners of the item's reflection on the floor as drawn. Nil when there is no reflection.
    public var reflection: Quadrilateral?

    /// The z-index: minus the distance in thousandths of an item, so that the middle item is on top.
    public var zIndex: Int { -Int(min(abs(distance), 1_000_000) * 1000) }
  }

  /// The position in the row at an offset, in items.
  public func front(at offset: Double) -> Double { position(at: offset) }

  /// The item in a slot, from left to right, or nil when neither it nor its reflection intersects the rectangle.
  public func item(inSlot slot: Int, _ position: Double, intersecting rectangle: Rectangle) -> Item? {
    guard let item = item(atSlot: slot, position: position), item.alpha > 0,
      item.quadrilateral.intersects(rectangle) || item.reflection?.intersects(rectangle) == true
    else { return nil }
    return item
  }

  /// A single item at an offset, visible or not. Nil when the item does not exist.
  public func item(_ index: Int, at offset: Double) -> Item? {
    guard index >= 0, index < items else { return nil }
    let position = position(at: offset)
    guard let row else { return item(atSlot: item(atSlot: index), position: position) }
    let distance = row.distance(ofItem: index, at: offset)
    return item(
      atSlot: Int((position + (isMirrored ? -distance : distance) + 0.5).rounded(.down)), position: position)
  }

  // MARK: - Classic

  /// The distance from the middle to the centre of the first side cover, before projection.
  private var sideDistance: Double { drawnItemSize.width * 0.7 }
  /// The distance between side covers before projection, at least 1 point.
  private var sidePitch: Double { max(1, drawnItemSize.width * 0.25) }
  /// The depth of side covers behind the middle cover.
  private var sideDepth: Double { drawnItemSize.width * 0.5 }

  /// The outer edge of a side cover is nearer to the eye than its inner edge. Covers face the middle, and inner covers
  /// hide outer ones.
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
    // A cover so wide that its outer edge reaches the eye cannot be projected.
    guard let drawn = onScreen.apply(to: face) else { return nil }
    let floor = Rectangle(x: -size.width / 2, y: size.height / 2, width: size.width, height: reflectionLength)
    return Item(
      item: item(atSlot: slot), distance: distance, center: center,
      alpha: row?.alpha(at: isMirrored ? -distance : distance) ?? 1, transform: transform,
      quadrilateral: drawn, reflection: floor.height > 0 ? onScreen.apply(to: floor) : nil)
  }

  /// The slots in which items can intersect the rectangle.
  public func slots(_ position: Double, near rectangle: Rectangle) -> Range<Int> {
    let left = width / 2 - rectangle.minX
    let right = rectangle.maxX - width / 2
    var (lower, upper) = (position - reach(left), position + reach(right))
    // Only covers on their way to the middle can be magnified. All others stay within the height of the row.
    let (half, middle) = (drawnItemSize.height / 2, middleY)
    if rectangle.maxY < middle - half || rectangle.minY > middle + half + reflectionLength {
      (lower, upper) = (max(lower, position - 1), min(upper, position + 1))
    }
    // An endless row has the same number of slots, from where it begins.
    let first = row.map {
      (position + (isMirrored ? -$0.lowerEnd - Double(items) : $0.lowerEnd)).rounded(.up)
    }
    return Range(
      slotsFrom: max(lower.rounded(.down), first ?? 0),
      through: min(upper.rounded(.up), (first ?? 0) + Double(items - 1)), around: position)
  }

  /// The distance from the middle, in items, of the farthest item that can extend to within `distance` points of the
  /// middle, on one side.
  private func reach(_ distance: Double) -> Double {
    let half = drawnItemSize.width / 2
    switch style {
    case .scaled: return (distance + half) / pitch
    case .classic:
      // No point of a side cover is farther away than this, so no side cover is drawn at a smaller scale.
      let scale = eye / (eye + sideDepth + half)
      return 1 + max(0, max(0, distance) / scale + half - sideDistance) / sidePitch
    }
  }
}
