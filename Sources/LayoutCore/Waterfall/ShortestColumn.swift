/// The shortest column of a waterfall, found in a tournament tree. Of equally long columns, the one with the lowest index
/// is the shortest.
///
/// Each leaf is a column, and each inner node is the shorter one of its two children. When a column becomes longer, only
/// the nodes above it change, log₂ *c* for *c* columns (Knuth, The Art of Computer Programming, volume 3, section 5.2.3).
struct ShortestColumn {
  /// A column, and how long it is.
  struct Node {
    /// The bit pattern of the start of the next item. Numbers that are not negative are in the order of their bit
    /// patterns, and differences of bit patterns need no branch.
    fileprivate var bits: Int64
    fileprivate(set) var column: Int

    /// The start of the next item in the column.
    var start: Double { Double(bitPattern: UInt64(bitPattern: bits)) }

    /// A leaf without a column.
    fileprivate static let none = Node(bits: .max, column: 0)
  }

  /// The root is at 1. The children of the node at *i* are at 2*i* and 2*i* + 1. The leaves are in the second half.
  private let nodes: UnsafeMutableBufferPointer<Node>
  private let leafCount: Int

  /// The shortest column.
  private(set) var node: Node

  /// The number of nodes that are needed for a number of columns.
  static func nodeCount(forColumns count: Int) -> Int {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    return 2 * leaves
  }

  /// Compares all columns.
  ///
  /// - Parameters:
  ///   - count: The number of columns, at least 1.
  ///   - nodes: The memory for the nodes. It must outlive this value.
  ///   - start: Returns the start of the next item in a column, which is not negative.
  init(ofColumns count: Int, in nodes: UnsafeMutableBufferPointer<Node>, start: (Int) -> Double) {
    leafCount = nodes.count / 2
    for column in 0..<leafCount {
      let bits = column < count ? Int64(bitPattern: start(column).bitPattern) : Node.none.bits
      nodes.initializeElement(at: leafCount + column, to: Node(bits: bits, column: column))
    }
    for place in (1..<max(1, leafCount)).reversed() {
      let (left, right) = (nodes[2 * place], nodes[2 * place + 1])
      nodes.initializeElement(at: place, to: right.bits < left.bits ? right : left)
    }
    self.nodes = nodes
    node = nodes[1]
  }

  /// Makes the shortest column longer, which may make another one the shortest.
  ///
  /// The processor could not predict which one, so there is no branch.
  ///
  /// - Parameter start: The start of the next item in the column, not less than before.
  mutating func extend(to start: Double) {
    var place = leafCount &+ node.column
    node.bits = Int64(bitPattern: start.bitPattern)
    nodes[place] = node
    while place > 1 {
      let sibling = nodes[place ^ 1]
      // All bits are set if the sibling is shorter, or as long and on the left, which is where lower columns are.
      let mask = (sibling.bits &- Int64(truncatingIfNeeded: place & 1) &- node.bits) &>> 63
      node.bits ^= (node.bits ^ sibling.bits) & mask
      node.column ^= (node.column ^ sibling.column) & Int(truncatingIfNeeded: mask)
      place &>>= 1
      nodes[place] = node
    }
  }
}
