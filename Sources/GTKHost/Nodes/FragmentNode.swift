import DisplayList

/// What was built for a fragment, kept for as long as the fragment of the layer above holds it.
///
/// The nodes of one frame form a tree like its fragments. The next frame looks for what it needs where the
/// last one had it; what it does not find there is built, and what it does not need any more goes with the
/// old tree.
final class FragmentNode {
  /// What a fragment's node is found by.
  struct Key: Hashable {
    /// The layer.
    var identity: UInt64
    /// The pixels a point the node was built for.
    var resolution: Resolution
  }

  let fragment: Fragment
  /// The pixels a point it was built for.
  let resolution: Resolution
  /// What draws the fragment; nil when it draws nothing.
  var node: RenderNode?
  /// The node as it is turned or seen in perspective: GSK keeps the texture it draws that from as long as the
  /// node.
  var sheet: RenderNode?
  /// The fragments in this one.
  var children: [Key: FragmentNode] = [:]
  /// The frame from which on it does not do any more, because it, or something in it, was built for other pixels than
  /// it is shown with; nil when it does for as long as the fragment stays.
  var lastingUntil: Int?

  init(_ fragment: Fragment, at resolution: Resolution) {
    self.fragment = fragment
    self.resolution = resolution
  }

  /// Shows what was built in another place, or for other pixels.
  init(sharing other: FragmentNode) {
    fragment = other.fragment
    resolution = other.resolution
    node = other.node
    children = other.children
    lastingUntil = other.lastingUntil
  }
}
