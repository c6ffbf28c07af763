/// Where a popover is, and where its arrow points.
struct PopoverPlacement: Equatable {
  /// The frame with the arrow, in the container.
  var frame: CGRect
  /// Empty without an arrow.
  var direction: UIPopoverArrowDirection
  /// The position of the arrow's tip along the edge, in the popover.
  var tip: CGFloat

  static let arrowLength: CGFloat = 13
  static let arrowWidth: CGFloat = 26

  /// Places a popover beside a source, where most of it fits. Of equally good directions, up is the first, then down,
  /// left and right. Without a direction, and if less than half would fit beside the source, it is over the source and has no
  /// arrow.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - source: The rectangle to point at.
  ///   - area: The part of the container that may be used. All in the container's coordinates.
  ///   - allowed: The directions of the arrow.
  init(size: CGSize, source: CGRect, area: CGRect, allowed: UIPopoverArrowDirection) {
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(allowed.contains)
    let over = PopoverPlacement(over: source, size, area)
    let beside = directions.map { PopoverPlacement(size, source, area, $0) }
    if let best = beside.max(by: { $0.extent < $1.extent }), best.extent >= over.extent / 2 {
      self = best
    } else {
      self = over
    }
  }

  /// The area without the arrow.
  private var extent: CGFloat {
    switch direction {
    case []: frame.width * frame.height
    case .up, .down: frame.width * max(0, frame.height - Self.arrowLength)
    default: max(0, frame.width - Self.arrowLength) * frame.height
    }
  }

  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    min(max(value, low), max(low, high))
  }

  private init(over source: CGRect, _ size: CGSize, _ area: CGRect) {
    let width = max(0, min(size.width, area.width))
    let height = max(0, min(size.height, area.height))
    frame = CGRect(
      x: Self.clamp(source.midX - width / 2, area.minX, area.maxX - width),
      y: Self.clamp(source.midY - height / 2, area.minY, area.maxY - height), width: width, height: height)
    (direction, tip) = ([], 0)
  }

  private init(_ size: CGSize, _ source: CGRect, _ area: CGRect, _ direction: UIPopoverArrowDirection) {
    self.direction = direction
    if direction == .up || direction == .down {
      let room = direction == .up ? area.maxY - source.maxY : source.minY - area.minY
      let height = max(0, min(size.height + Self.arrowLength, room))
      let width = max(0, min(size.width, area.width))
      let x = Self.clamp(source.midX - width / 2, area.minX, area.maxX - width)
      let y = direction == .up ? source.maxY : source.minY - height
      frame = CGRect(x: x, y: y, width: width, height: height)
      tip = Self.clamp(source.midX - x, Self.arrowWidth, width - Self.arrowWidth)
    } else {
      let room = direction == .left ? area.maxX - source.maxX : source.minX - area.minX
      let width = max(0, min(size.width + Self.arrowLength, room))
      let height = max(0, min(size.height, area.height))
      let y = Self.clamp(source.midY - height / 2, area.minY, area.maxY - height)
      let x = direction == .left ? source.maxX : source.minX - width
      frame = CGRect(x: x, y: y, width: width, height: height)
      tip = Self.clamp(source.midY - y, Self.arrowWidth, height - Self.arrowWidth)
    }
  }
}
