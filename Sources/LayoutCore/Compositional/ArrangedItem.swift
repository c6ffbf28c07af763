import Geometry

/// An item, or a group with everything in it, whose size is known.
struct ArrangedItem {
  /// A member of a group, and its position in the group.
  struct Child {
    var origin: Point2D
    var item: ArrangedItem
  }

  var item: CompositionalItem
  /// The size before content insets.
  var size: Size2D
  /// The index of its first item in the repetition.
  var firstItem: Int
  /// The number of items that the item or group has room for.
  var itemCount: Int
  /// Whether an item exists for its first position.
  var isReal: Bool
  var zIndex = 0
  /// The members of a group, relative to the corner of the area inside its insets.
  var children: [Child] = []

  /// Appends the elements in it, in order.
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
