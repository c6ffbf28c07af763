import Geometry

/// One repetition of a section's group: where each of its elements stands.
struct GroupArrangement {
  /// An element, relative to the start of the repetition.
  struct Part {
    /// An item, or what is attached to one.
    var supplement: Int?
    /// The item, by its number in the repetition.
    var item: Int
    var frame: Rectangle
    var zIndex: Int
    /// The size of an item as it was described.
    var size: CompositionalSize
  }

  /// The extent along the axis of repetition, with what the group keeps free.
  var length: Double
  /// The extent across.
  var breadth: Double
  /// How many items there is a place for.
  var itemCount: Int
  /// The elements, item by item.
  var parts: [Part]
  /// How far an element reaches beyond the start or the end at most.
  var overhang: Double

  /// - Parameters:
  ///   - root: The group.
  ///   - crossRoom: The room there is across the axis of repetition.
  init(_ root: ArrangedItem, along axis: FlowDirection, crossRoom: Double) {
    let (main, cross) = (root.item.edgeSpacing.main(axis), root.item.edgeSpacing.cross(axis))
    let size = (main: axis.main(root.size), cross: axis.cross(root.size))
    length = main.before.minimum + size.main + main.after.minimum
    breadth = cross.before.minimum + size.cross + cross.after.minimum
    itemCount = root.itemCount
    let fraction = CompositionalSpacing.fraction(of: crossRoom - breadth, among: [cross.before, cross.after])
    parts = []
    root.appendParts(
      at: axis.point(main: main.before.minimum, cross: cross.before.length(with: fraction)), to: &parts)
    overhang = 0
    for part in parts {
      let reach = axis.main(part.frame)
      overhang = max(overhang, -reach.from, reach.to - length)
    }
  }
}
