import CGTK4

extension RenderNode {
  /// The node clipped to a rectangle. Nested clips to rectangles are combined into one.
  ///
  /// Inside a rounded clip, GSK of GTK 4.8 draws nested clips through a texture, which it misplaces by up to a pixel.
  func clipped(to rectangle: graphene_rect_t) -> RenderNode? {
    var rectangle = rectangle
    if let inner = clip {
      var common = graphene_rect_t()
      guard graphene_rect_intersection(inner, &rectangle, &common) else { return nil }
      return RenderNode(owning: gsk_clip_node_new(gsk_clip_node_get_child(pointer), &common))
    }
    if let children = layers, children.contains(where: { $0.clip != nil }) {
      return .container(children.compactMap { $0.clipped(to: rectangle) })
    }
    if let (child, transform) = placedClip {
      return child.clipped(to: transform.source(of: rectangle)).flatMap {
        RenderNode(owning: gsk_transform_node_new($0.pointer, transform.pointer))
      }
    }
    return RenderNode(owning: gsk_clip_node_new(pointer, &rectangle))
  }

  /// The rectangle of a clip node; nil for other nodes.
  private var clip: UnsafePointer<graphene_rect_t>? {
    gsk_render_node_get_node_type(pointer) == GSK_CLIP_NODE ? gsk_clip_node_get_clip(pointer) : nil
  }

  /// The children of a container node, if they are as few as the layers of one view.
  private var layers: [RenderNode]? {
    guard gsk_render_node_get_node_type(pointer) == GSK_CONTAINER_NODE else { return nil }
    let count = gsk_container_node_get_n_children(pointer)
    guard count <= Self.maximumLayerCount else { return nil }
    return (0..<count).compactMap { RenderNode(sharing: gsk_container_node_get_child(pointer, $0)) }
  }

  private static let maximumLayerCount: guint = 3

  /// The clip node that this node translates and scales, and the transform.
  private var placedClip: (child: RenderNode, transform: Placement)? {
    guard gsk_render_node_get_node_type(pointer) == GSK_TRANSFORM_NODE,
      let placement = Placement(gsk_transform_node_get_transform(pointer)),
      let child = RenderNode(sharing: gsk_transform_node_get_child(pointer)), child.clip != nil
    else { return nil }
    return (child, placement)
  }

  private convenience init?(sharing pointer: OpaquePointer?) {
    self.init(owning: pointer.map { gsk_render_node_ref($0) })
  }
}

/// A GSK transform that keeps rectangles axis-aligned.
private struct Placement {
  let pointer: OpaquePointer
  private let scale: (x: Float, y: Float)
  private let offset: (x: Float, y: Float)

  /// Creates the placement of a GSK transform; nil if it rotates or flattens.
  init?(_ pointer: OpaquePointer?) {
    guard let pointer,
      gsk_transform_get_category(pointer).rawValue >= GSK_TRANSFORM_CATEGORY_2D_AFFINE.rawValue
    else { return nil }
    self.pointer = pointer
    var (scale, offset): ((x: Float, y: Float), (x: Float, y: Float)) = ((1, 1), (0, 0))
    gsk_transform_to_affine(pointer, &scale.x, &scale.y, &offset.x, &offset.y)
    guard scale.x > 0, scale.y > 0 else { return nil }
    (self.scale, self.offset) = (scale, offset)
  }

  /// The rectangle that the transform maps to a given one.
  func source(of rectangle: graphene_rect_t) -> graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(
        x: (rectangle.origin.x - offset.x) / scale.x, y: (rectangle.origin.y - offset.y) / scale.y),
      size: graphene_size_t(width: rectangle.size.width / scale.x, height: rectangle.size.height / scale.y))
  }
}
