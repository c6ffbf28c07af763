import Geometry

/// The constraints on which piece is drawn before which, and the order that satisfies them.
struct OcclusionGraph {
  private var pieces: [FacePiece] = []
  /// For each piece, the pieces directly behind it, which are drawn before it.
  private var behind: [[Int]] = []
  /// The maximum number of pieces. Beyond it nothing is cut, which bounds the time for malicious input.
  private let maximumCount: Int

  /// Compares all faces whose projections overlap, and cuts those that intersect.
  ///
  /// A sweep from left to right keeps the pieces active whose boxes overlap the current one.
  init(_ faces: [FacePiece]) {
    maximumCount = 8 * faces.count + 64
    pieces.reserveCapacity(faces.count)
    var active: [Int] = []
    let sweep = faces.indices.sorted { (faces[$0].box.minX, $0) < (faces[$1].box.minX, $1) }
    for index in sweep {
      active.removeAll { pieces[$0].box.maxX <= faces[index].box.minX }
      var pending = [faces[index]]
      while let piece = pending.popLast() {
        if let line = insert(piece, against: active, mayCross: pieces.count + pending.count < maximumCount) {
          pending += piece.cut(along: line)
        } else {
          active.append(pieces.count - 1)
        }
      }
    }
  }

  /// Returns all pieces, each after those behind it, otherwise in sibling order. Cycles are broken by cuts.
  mutating func drawingOrder() -> [FacePiece] {
    while true {
      switch topologicalOrder() {
      case .success(let order): return order.map { pieces[$0] }
      case .failure(let ring): open(ring)
      }
    }
  }

  /// Adds a piece and its relations to others, or returns the line along which it must be cut first.
  private mutating func insert(_ piece: FacePiece, against others: [Int], mayCross: Bool) -> ScreenLine? {
    var further: [Int] = []
    var nearer: [Int] = []
    for other in others {
      switch Occlusion(of: piece, to: pieces[other], mayCross: mayCross) {
      case .apart: break
      case .inFront: further.append(other)
      case .behind: nearer.append(other)
      case .crossing(let line): return line
      }
    }
    for other in nearer { behind[other].append(pieces.count) }
    behind.append(further)
    pieces.append(piece)
    return nil
  }

  /// A cycle of pieces: each is behind the next, and the last is behind the first.
  private struct Ring: Error {
    var members: [Int]
  }

  /// Sorts topologically by depth-first search from the lowest sibling, each piece after all pieces behind it.
  private func topologicalOrder() -> Result<[Int], Ring> {
    enum State { case new, open, done }
    var order: [Int] = []
    order.reserveCapacity(pieces.count)
    var states = [State](repeating: .new, count: pieces.count)
    var path: [(piece: Int, next: Int)] = []
    for start in pieces.indices.sorted(by: isLower) where states[start] == .new {
      path.append((start, 0))
      states[start] = .open
      while let (piece, next) = path.last {
        guard next < behind[piece].count else {
          states[piece] = .done
          order.append(piece)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let further = behind[piece][next]
        switch states[further] {
        case .done: break
        case .new:
          states[further] = .open
          path.append((further, 0))
        case .open:
          let members = path.map(\.piece)
          return .failure(Ring(members: Array(members[(members.firstIndex(of: further) ?? 0)...])))
        }
      }
    }
    return .success(order)
  }

  private func isLower(_ first: Int, _ second: Int) -> Bool {
    (pieces[first].index, first) < (pieces[second].index, second)
  }

  /// Cuts a member of a cycle by the plane of another one.
  ///
  /// At least one member crosses another's plane; otherwise, a binary space partition would order them without a cut.
  /// Chooses the cut whose smaller part is largest. If the tolerances leave no cut, or there are too many pieces, drops
  /// one relation instead.
  private mutating func open(_ ring: Ring) {
    var best: (piece: Int, line: ScreenLine, reach: Double)?
    if pieces.count < maximumCount {
      for first in ring.members {
        for second in ring.members where pieces[first].index != pieces[second].index {
          let line = pieces[first].depth - pieces[second].depth
          let range = DepthRange(of: line, over: pieces[first].outline)
          guard range.isSignificantlyPositive, range.isSignificantlyNegative,
            range.smallerReach > best?.reach ?? 0
          else { continue }
          best = (first, line, range.smallerReach)
        }
      }
    }
    guard let best else {
      if let last = ring.members.last, let first = ring.members.first {
        behind[last].removeAll { $0 == first }
      }
      return
    }
    let parts = pieces[best.piece].cut(along: best.line)
    remove(best.piece)
    for part in parts { _ = insert(part, against: Array(pieces.indices), mayCross: false) }
  }

  /// Removes a piece and its relations. The last piece takes its index.
  private mutating func remove(_ piece: Int) {
    let last = pieces.count - 1
    pieces.swapAt(piece, last)
    behind.swapAt(piece, last)
    pieces.removeLast()
    behind.removeLast()
    for index in behind.indices {
      behind[index].removeAll { $0 == piece }
      for place in behind[index].indices where behind[index][place] == last { behind[index][place] = piece }
    }
  }
}
