import Geometry

/// A section and where everything in it stands, relative to its start along the main axis.
struct PlacedSection {
  var section: CompositionalSection
  var itemCount: Int
  /// The sizes of boundary elements that were measured, by their numbers.
  var measuredBoundaries: MeasuredSizes = MeasuredSizes()
  /// How far an orthogonal section is scrolled, in points from where it begins.
  var scrollOffset = 0.0

  /// From the start of the content along the main axis.
  var start = 0.0
  private(set) var length = 0.0
  /// The end of this section or of one before it, whichever is behind the other, from the start of the content.
  var latestEnd = 0.0
  private(set) var stack: GroupStack
  private(set) var boundaryFrames: [Rectangle] = []
  private(set) var bands: BoundaryBands
  /// How far anything reaches beyond the section along the main axis at most.
  private(set) var overhang = 0.0
  /// Where the first group stands, scrolled to its beginning.
  private(set) var groupOrigin = Point2D.zero
  /// The room for all that is in the section across the main axis, and where it begins.
  private var cross = (start: 0.0, extent: 0.0)
  private let direction: FlowDirection

  /// More items than that are a mistake. Half of what can be counted, where `Int` has 32 bits: sums must not overflow.
  private static let maximumItemCount = Int(clamping: Int64(1) << 53) / 2

  /// - Parameters:
  ///   - container: The size of what all sections are in.
  ///   - cross: The room there is for sections across the main axis.
  ///   - template: A section that may be of the same groups in the same container.
  init(
    _ section: CompositionalSection, itemCount: Int, in container: Size2D,
    cross: (start: Double, extent: Double), direction: FlowDirection, measured: MeasuredSizes,
    measuredBoundaries: MeasuredSizes, like template: PlacedSection?
  ) {
    self.section = section
    self.itemCount = max(0, min(itemCount, Self.maximumItemCount))
    self.direction = direction
    self.cross = cross
    self.measuredBoundaries = measuredBoundaries
    let inset = direction.cross(section.boundaryInsets)
    let boundaryRoom = direction.size(
      main: direction.main(container), cross: (cross.extent - inset.leading - inset.trailing).asExtent)
    bands = BoundaryBands(
      section.boundaries, in: boundaryRoom, measured: measuredBoundaries, direction: direction)
    let (main, across) = (direction.main(section.contentInsets), direction.cross(section.contentInsets))
    let room = direction.size(
      main: (direction.main(container) - main.leading - main.trailing).asExtent,
      cross: (cross.extent - bands.cross.before - bands.cross.after - across.leading - across.trailing)
        .asExtent)
    let axis: FlowDirection = section.isOrthogonal ? direction.across : direction
    let pattern: GroupArrangement? =
      if let stack = template?.stack, stack.group == section.group, stack.container == room,
        stack.axis == axis, stack.pattern.itemCount <= stack.itemCount
      { stack.pattern } else { nil }
    stack = GroupStack(
      section.group, in: room, along: axis, spacing: section.interGroupSpacing, itemCount: self.itemCount,
      pattern: pattern, measured: measured)
    place()
  }

  /// The extent of the groups along the main axis.
  private var contentLength: Double { section.isOrthogonal ? stack.breadth : stack.length }

  /// Finds the extents of the section and the places in it.
  private mutating func place() {
    let inset = direction.main(section.contentInsets)
    let before = bands.main.before + inset.leading
    length = max(0, before + contentLength + inset.trailing + bands.main.after)
    groupOrigin = direction.point(
      main: before, cross: cross.start + bands.cross.before + leadingRoom)
    boundaryFrames = bands.frames(
      in: direction.size(main: length, cross: cross.extent), insets: section.boundaryInsets
    ).map { $0.offset(by: direction.point(main: 0, cross: cross.start)) }
    let groupOverhang =
      section.isOrthogonal ? stack.pattern.crossOverhang(along: stack.axis) : stack.overhang
    overhang = max(0, groupOverhang - before, before + contentLength + groupOverhang - length)
    for frame in boundaryFrames {
      let reach = direction.main(frame)
      overhang = max(overhang, -reach.from, reach.to - length)
    }
  }

  // MARK: - Measuring

  /// Gives an item the size it was measured to have.
  mutating func resize(item: Int, to size: Size2D?) {
    stack.resize(item, to: size)
    place()
  }

  /// The repetition of the group with an item; nil when there is no such item, or no place for it.
  func repetition(ofItem item: Int) -> GroupStack.Repetition? {
    (0..<stack.placedItemCount).contains(item) ? stack.repetition(ofItem: item) : nil
  }

  // MARK: - Orthogonal scrolling

  /// What is scrolled by itself shows so much of itself at a time.
  var viewportLength: Double { max(0, cross.extent - bands.cross.before - bands.cross.after) }

  /// What is kept free before the first group of what is scrolled by itself, or across the main axis.
  private var leadingRoom: Double {
    centeringRoom(first: true) ?? direction.cross(section.contentInsets).leading
  }

  /// The length of what is scrolled by itself.
  var scrollLength: Double {
    leadingRoom + stack.length
      + (centeringRoom(first: false) ?? direction.cross(section.contentInsets).trailing)
  }

  /// What it takes for the first or last group to be in the middle.
  private func centeringRoom(first: Bool) -> Double? {
    guard section.isOrthogonal, section.centersGroups, stack.placedItemCount > 0 else { return nil }
    let group = stack.repetition(ofItem: first ? 0 : itemCount - 1)
    return max(0, (viewportLength - group.length) / 2)
  }

  /// The offset at which a repetition is at the leading edge, or in the middle, of what is seen.
  func restingOffset(of repetition: GroupStack.Repetition) -> Double {
    section.centersGroups
      ? leadingRoom + repetition.start + repetition.length / 2 - viewportLength / 2 : repetition.start
  }

  /// The place among the repetitions that is at the leading edge, or in the middle, at an offset.
  func stackPlace(restingAt offset: Double) -> Double {
    section.centersGroups ? offset + viewportLength / 2 - leadingRoom : offset
  }

  /// What is scrolled by itself, relative to the start of the section.
  var scrollFrame: Rectangle {
    let inset = direction.main(section.contentInsets)
    return Rectangle(
      origin: direction.point(
        main: bands.main.before + inset.leading, cross: cross.start + bands.cross.before),
      size: direction.size(main: contentLength, cross: viewportLength))
  }

  // MARK: - Elements

  /// Where a repetition of the group stands now, from the corner of the content.
  func origin(of repetition: GroupStack.Repetition) -> Point2D {
    var origin = groupOrigin + direction.point(main: start, cross: 0)
    if section.isOrthogonal {
      origin = origin + direction.point(main: 0, cross: repetition.start - scrollOffset)
    } else {
      origin = origin + direction.point(main: repetition.start, cross: 0)
    }
    return origin
  }

  /// The stretch of the axis of repetition that a rectangle of the content covers.
  func stackInterval(of rectangle: Rectangle) -> ClosedInterval {
    var interval = stack.axis == direction ? direction.main(rectangle) : direction.cross(rectangle)
    let origin =
      section.isOrthogonal
      ? direction.cross(groupOrigin) - scrollOffset : direction.main(groupOrigin) + start
    interval.from -= origin
    interval.to -= origin
    return interval
  }

  /// The frame of a background in content coordinates.
  func frame(ofBackground index: Int) -> Rectangle {
    Rectangle(
      origin: direction.point(main: start, cross: cross.start),
      size: direction.size(main: length, cross: cross.extent)
    ).inset(by: section.backgrounds[index].contentInsets)
  }
}

extension GroupArrangement {
  /// How far an element reaches beyond the repetition across its axis at most.
  func crossOverhang(along axis: FlowDirection) -> Double {
    parts.reduce(0) { overhang, part in
      let reach = axis.cross(part.frame)
      return max(overhang, -reach.from, reach.to - breadth)
    }
  }
}
