import DisplayList

/// The node built for a fragment. The parent fragment's node keeps it.
///
/// The nodes of one frame form a tree like its fragments. The next frame looks up nodes in the tree of the last frame,
/// builds the missing ones, and releases the old tree with the nodes that it no longer needs.
final class FragmentNode {
  /// Identifies the node of a fragment in its parent.
  struct Key: Hashable {
    /// The identity of the layer.
    var identity: UInt64
    /// The resolution that the node was built for.
    var resolution: Resolution
  }

  let fragment: Fragment
  /// The resolution that the node was built for.
  let resolution: Resolution
  /// The node that draws the fragment; nil if it draws nothing.
  var node: RenderNode?
  /// The node to draw rotated or in perspective. GSK keeps the texture it draws from as long as this node.
  var sheet: RenderNode?
  /// The nodes of the fragments inside this one.
  var children: [Key: FragmentNode] = [:]
  /// The frame in which the node must be rebuilt, because it or a child was built for a resolution other than the
  /// displayed one. Nil if it is valid as long as the fragment is unchanged.
  var lastingUntil: Int?

  init(_ fragment: Fragment, at resolution: Resolution) {
    self.fragment = fragment
    self.resolution = resolution
  }

  /// Creates a node that reuses one built at another position in the tree, or for another resolution.
  init(sharing other: FragmentNode) {
    fragment = other.fragment
    resolution = other.resolution
    node = other.node
    children = other.children
    lastingUntil = other.lastingUntil
  }
}
