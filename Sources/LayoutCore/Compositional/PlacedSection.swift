import Geometry

/// A section and the geometry of everything in it, relative to its start along the main axis.
struct PlacedSection {
  var section: CompositionalSection
  var itemCount: Int
  /// The measured sizes of boundary elements, by their indices.
  var measuredBoundaries: MeasuredSizes = MeasuredSizes()
  /// The scroll offset of an orthogonal section, in points.
  var scrollOffset = 0.0

  /// The start along the main axis, relative to the start of the content.
  var start = 0.0
  private(set) var length = 0.0
  /// The end of this section or of a section before it, whichever is larger, relative to the start of the content.
  var latestEnd = 0.0
  private(set) var stack: GroupStack
  private(set) var boundaryFrames: [Rectangle] = []
  private(set) var bands: BoundaryBands
  /// The maximum distance by which anything extends beyond the section along the main axis.
  private(set) var overhang = 0.0
  /// The origin of the first group at a scroll offset of 0.
  private(set) var groupOrigin = Point2D.zero
  /// The start and the extent of the section along the cross axis.
  private var cross = (start: 0.0, extent: 0.0)
  private let direction: LayoutAxis

  /// Places a section.
  ///
  /// - Parameters:
  ///   - section: The description of the section.
  ///   - itemCount: The number of items.
  ///   - container: The size of the layout's container.
  ///   - cross: The start and the extent of sections along the cross axis.
  ///   - direction: The main axis.
  ///   - measured: The measured sizes of items.
  ///   - measuredBoundaries: The measured sizes of boundary elements.
  ///   - template: A section whose arrangement is reused when it has the same groups in the same container.
  init(
    _ section: CompositionalSection, itemCount: Int, in container: Size2D,
    cross: (start: Double, extent: Double), direction: LayoutAxis, measured: MeasuredSizes,
    measuredBoundaries: MeasuredSizes, like template: PlacedSection?
  ) {
    self.section = section
    self.itemCount = itemCount.asItemCount
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
    let axis: LayoutAxis = section.isOrthogonal ? direction.across : direction
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
  private var contentLength: Double { section.isOrthogonal ? stack.crossExtent : stack.length }

  /// Computes the extents of the section and the positions in it.
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

  /// Sets the measured size of an item. Nil restores its estimated size.
  mutating func resize(item: Int, to size: Size2D?) {
    stack.resize(item, to: size)
    place()
  }

  /// The repetition of the group that contains an item. Nil when the item does not exist or has no room.
  func repetition(ofItem item: Int) -> GroupStack.Repetition? {
    (0..<stack.placedItemCount).contains(item) ? stack.repetition(ofItem: item) : nil
  }

  // MARK: - Orthogonal scrolling

  /// The visible length of an orthogonal section.
  var viewportLength: Double { max(0, cross.extent - bands.cross.before - bands.cross.after) }

  /// The space before the first group along the cross axis.
  private var leadingRoom: Double {
    centeringRoom(first: true) ?? direction.cross(section.contentInsets).leading
  }

  /// The length of the scrollable content of an orthogonal section.
  var scrollLength: Double {
    leadingRoom + stack.length
      + (centeringRoom(first: false) ?? direction.cross(section.contentInsets).trailing)
  }

  /// The space that centres the first or last group. Nil when the section does not centre its groups.
  private func centeringRoom(first: Bool) -> Double? {
    guard section.isOrthogonal, section.centersGroups, stack.placedItemCount > 0 else { return nil }
    let group = stack.repetition(ofItem: first ? 0 : itemCount - 1)
    return max(0, (viewportLength - group.length) / 2)
  }

  /// The offset at which a repetition is at the leading edge, or in the middle, of the visible area.
  func restingOffset(of repetition: GroupStack.Repetition) -> Double {
    section.centersGroups
      ? leadingRoom + repetition.start + repetition.length / 2 - viewportLength / 2 : repetition.start
  }

  /// The position among the repetitions that is at the leading edge, or in the middle, at an offset.
  func stackPlace(restingAt offset: Double) -> Double {
    section.centersGroups ? offset + viewportLength / 2 - leadingRoom : offset
  }

  /// The visible area of an orthogonal section, relative to the start of the section.
  var scrollFrame: Rectangle {
    let inset = direction.main(section.contentInsets)
    return Rectangle(
      origin: direction.point(
        main: bands.main.before + inset.leading, cross: cross.start + bands.cross.before),
      size: direction.size(main: contentLength, cross: viewportLength))
  }

  // MARK: - Elements

  /// The current origin of a repetition of the group, in content coordinates.
  func origin(of repetition: GroupStack.Repetition) -> Point2D {
    var origin = groupOrigin + direction.point(main: start, cross: 0)
    if section.isOrthogonal {
      origin = origin + direction.point(main: 0, cross: repetition.start - scrollOffset)
    } else {
      origin = origin + direction.point(main: repetition.start, cross: 0)
    }
    return origin
  }

  /// The interval of the axis of repetition that a rectangle of the content covers.
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
  /// The maximum distance by which an element extends out of the repetition across its axis.
  func crossOverhang(along axis: LayoutAxis) -> Double {
    parts.reduce(0) { overhang, part in
      let reach = axis.cross(part.frame)
      return max(overhang, -reach.from, reach.to - crossExtent)
    }
  }
}
