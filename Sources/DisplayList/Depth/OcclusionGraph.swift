import Geometry

/// Which piece has to be drawn before which, and the order that follows.
struct OcclusionGraph {
  private var pieces: [FacePiece] = []
  /// For every piece those directly behind it, which are drawn before it.
  private var behind: [[Int]] = []
  /// Beyond this number nothing more is cut, so that hostile input ends in time.
  private let maximumCount: Int

  /// Compares all faces whose projections overlap, and cuts those that run through one another.
  ///
  /// A sweep from left to right keeps those pieces active whose boxes reach the current one.
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

  /// All pieces, each after those behind it, otherwise by sibling order; rings are cut open.
  mutating func drawingOrder() -> [FacePiece] {
    while true {
      switch topologicalOrder() {
      case .success(let order): return order.map { pieces[$0] }
      case .failure(let ring): open(ring)
      }
    }
  }

  /// Adds a piece and its relations to others, or gives the line along which it has to be cut first.
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

  /// Pieces that are in front of one another in a ring: each is behind the next, the last behind the first.
  private struct Ring: Error {
    var members: [Int]
  }

  /// Depth-first search from the lowest sibling on, each piece after all that are behind it.
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

  /// Cuts a member of a ring by the plane of another one.
  ///
  /// If none reached through another's plane, a binary space partition would order them without a cut, so
  /// there is one that does; of all, the one with the largest smaller part. When the tolerances leave
  /// none, or the pieces are too many, one relation is given up instead.
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

  /// Takes a piece and its relations out; the last piece moves to its place.
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
