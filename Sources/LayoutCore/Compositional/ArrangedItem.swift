import Geometry

/// An item, or a group with all that is in it, whose size has been found.
struct ArrangedItem {
  /// One of a group, and where in the group it is.
  struct Child {
    var origin: Point2D
    var item: ArrangedItem
  }

  var item: CompositionalItem
  /// The size of the place, before content insets.
  var size: Size2D
  /// The number of its first item in the repetition.
  var firstItem: Int
  /// How many items there is a place for.
  var itemCount: Int
  /// Whether there is an item for its first place.
  var isReal: Bool
  var zIndex = 0
  /// What is in a group, from the corner of the room its insets leave.
  var children: [Child] = []

  /// The elements in it, in order.
  func appendParts(at origin: Point2D, to parts: inout [GroupArrangement.Part]) {
    let frame = Rectangle(origin: origin, size: size).inset(by: item.size.counting(item.contentInsets))
    if case .single = item.content {
      parts.append(
        GroupArrangement.Part(
          supplement: nil, item: firstItem, frame: frame, zIndex: zIndex, size: item.size))
    }
    for child in children { child.item.appendParts(at: frame.origin + child.origin, to: &parts) }
    for supplement in item.supplements where itemCount > 0 {
      parts.append(
        GroupArrangement.Part(
          supplement: supplement.id, item: firstItem, frame: supplement.frame(on: frame),
          zIndex: supplement.zIndex, size: supplement.size))
    }
  }
}
