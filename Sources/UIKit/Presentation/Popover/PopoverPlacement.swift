/// Where a popover is, and where its arrow points.
struct PopoverPlacement: Equatable {
  /// The frame with the arrow, in the container.
  var frame: CGRect
  var direction: UIPopoverArrowDirection
  /// The position of the arrow's tip along the edge, in the popover.
  var tip: CGFloat

  static let arrowLength: CGFloat = 13
  static let arrowWidth: CGFloat = 26

  /// Places a popover beside a source, where most of it fits. Of equally good directions, up is the first, then down,
  /// left and right.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - source: The rectangle to point at.
  ///   - area: The part of the container that may be used. All in the container's coordinates.
  ///   - allowed: The directions of the arrow.
  init(size: CGSize, source: CGRect, area: CGRect, allowed: UIPopoverArrowDirection) {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(allowed.contains)
    func loss(_ placement: PopoverPlacement) -> CGFloat {
      let content = placement.contentSize
      return size.width * size.height - content.width * content.height
    }
    self = PopoverPlacement(size, source, area, directions.first ?? .up)
    for direction in directions.dropFirst() {
      let other = PopoverPlacement(size, source, area, direction)
      if loss(other) < loss(self) { self = other }
    }
  }

  /// The size without the arrow.
  private var contentSize: CGSize {
    direction == .up || direction == .down
      ? CGSize(width: frame.width, height: max(0, frame.height - Self.arrowLength))
      : CGSize(width: max(0, frame.width - Self.arrowLength), height: frame.height)
  }

  private init(_ size: CGSize, _ source: CGRect, _ area: CGRect, _ direction: UIPopoverArrowDirection) {
    self.direction = direction
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(low, high))
    }
    if direction == .up || direction == .down {
      let room = direction == .up ? area.maxY - source.maxY : source.minY - area.minY
      let height = max(0, min(size.height + Self.arrowLength, room))
      let width = max(0, min(size.width, area.width))
      let x = clamp(source.midX - width / 2, area.minX, area.maxX - width)
      let y = direction == .up ? source.maxY : source.minY - height
      frame = CGRect(x: x, y: y, width: width, height: height)
      tip = clamp(source.midX - x, Self.arrowWidth, width - Self.arrowWidth)
    } else {
      let room = direction == .left ? area.maxX - source.maxX : source.minX - area.minX
      let width = max(0, min(size.width + Self.arrowLength, room))
      let height = max(0, min(size.height, area.height))
      let y = clamp(source.midY - height / 2, area.minY, area.maxY - height)
      let x = direction == .left ? source.maxX : source.minX - width
      frame = CGRect(x: x, y: y, width: width, height: height)
      tip = clamp(source.midY - y, Self.arrowWidth, height - Self.arrowWidth)
    }
  }
}
