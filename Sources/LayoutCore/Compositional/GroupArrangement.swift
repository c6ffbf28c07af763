import Geometry

/// One repetition of a section's group, with the frames of its elements.
struct GroupArrangement {
  /// An element, relative to the start of the repetition.
  struct Part {
    /// The identifier of an element that is attached to an item. Nil for the item itself.
    var supplement: Int?
    /// The index of the item in the repetition.
    var item: Int
    var frame: Rectangle
    var zIndex: Int
    /// The size of the element as it was described.
    var size: CompositionalSize
  }

  /// The extent along the axis of repetition, with the edge spacing of the group.
  var length: Double
  /// The cross extent.
  var crossExtent: Double
  /// The number of items that the item or group has room for.
  var itemCount: Int
  /// The elements, item by item.
  var parts: [Part]
  /// The maximum distance by which an element extends beyond the start or the end.
  var overhang: Double

  /// Makes the arrangement of a group.
  ///
  /// - Parameters:
  ///   - root: The group.
  ///   - axis: The axis of repetition.
  ///   - crossRoom: The available extent across the axis of repetition.
  init(_ root: ArrangedItem, along axis: LayoutAxis, crossRoom: Double) {
    let (main, cross) = (root.item.edgeSpacing.main(axis), root.item.edgeSpacing.cross(axis))
    let size = (main: axis.main(root.size), cross: axis.cross(root.size))
    length = main.before.minimum + size.main + main.after.minimum
    crossExtent = cross.before.minimum + size.cross + cross.after.minimum
    itemCount = root.itemCount
    let extra = CompositionalSpacing.extra(of: crossRoom - crossExtent, among: [cross.before, cross.after])
    parts = []
    root.appendParts(
      at: axis.point(main: main.before.minimum, cross: cross.before.length(with: extra)), to: &parts)
    overhang = 0
    for part in parts {
      let reach = axis.main(part.frame)
      overhang = max(overhang, -reach.from, reach.to - length)
    }
  }
}
