extension ShapedLine {
  /// The left and the right end of a character, relative to the left end of the baseline, in points.
  public struct Extent: Hashable, Sendable {
    /// The left end.
    public var left: Double
    /// The right end.
    public var right: Double
    /// Whether the character runs from right to left.
    public var isRightToLeft: Bool

    var leading: Double { isRightToLeft ? right : left }
    var trailing: Double { isRightToLeft ? left : right }
  }

  /// The positions between the characters of the line, relative to the left end of its baseline, in points: one before each
  /// character, and one after the last.
  ///
  /// Where text of both directions meets, the position before a character is at its leading end. A ligature is divided
  /// equally. A character that draws nothing, such as a tab, begins where the one before it ends.
  ///
  /// - Complexity: O(*n* · *r*) for *n* characters in *r* runs.
  public var caretPositions: [Double] {
    let extents = characterExtents
    guard let last = extents.last else { return [isRightToLeft ? width : 0] }
    return extents.map(\.leading) + [last.trailing]
  }

  /// The extents of the characters of the line, in reading order.
  ///
  /// - Complexity: O(*n* · *r*) for *n* characters in *r* runs.
  public var characterExtents: [Extent] {
    let drawsNothing = text.map { $0 == "\t" }
    // The spaces at the end of the line. Those at which it was broken have no glyphs.
    let endStart = text.count - text.reversed().prefix { $0 == " " }.count
    // 1. The clusters of all runs, by the offset of the character in which their text begins. A cluster may have several
    // glyphs and characters, and a character several clusters.
    let offsets = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    var beginnings: [Int] = []
    for (offset, end) in zip(offsets, offsets.dropFirst() + [text.utf8.count]) {
      beginnings += repeatElement(offset, count: end - offset)
    }
    var clusters: [Int: Extent] = [:]
    for run in runs {
      let isRightToLeft = run.bidiLevel % 2 == 1
      for (glyph, offset) in zip(run.glyphs, run.textOffsets) {
        let byte = run.textRange.lowerBound + offset
        let start = beginnings.indices.contains(byte) ? beginnings[byte] : byte
        let (left, right) = (glyph.position.x, glyph.position.x + glyph.advance)
        let known = clusters[start]
        clusters[start] = Extent(
          left: min(known?.left ?? left, left), right: max(known?.right ?? right, right),
          isRightToLeft: isRightToLeft)
      }
    }

    // A picture in the text has room and no glyph.
    for run in runs where run.glyphs.isEmpty && run.width > 0 && !text(in: run).contains("\t") {
      let inside = offsets.filter(run.textRange.contains)
      let width = run.width / Double(max(1, inside.count))
      for (index, offset) in inside.enumerated() {
        let isRightToLeft = run.bidiLevel % 2 == 1
        let left = run.x + width * Double(isRightToLeft ? inside.count - 1 - index : index)
        clusters[offset] = Extent(left: left, right: left + width, isRightToLeft: isRightToLeft)
      }
    }

    // 2. The characters, in groups that begin with one that has a cluster of its own.
    var extents: [Extent] = []
    var end = isRightToLeft ? width : 0
    var first = 0
    while first < offsets.count {
      let start = offsets[first]
      guard let cluster = clusters[start] else {
        if first >= endStart {
          let edge = isRightToLeft ? 0 : width
          extents.append(Extent(left: edge, right: edge, isRightToLeft: isRightToLeft))
          first += 1
          continue
        }
        let run = runs.first { $0.textRange.contains(start) }
        let isRightToLeft = run.map { $0.bidiLevel % 2 == 1 } ?? self.isRightToLeft
        extents.append(Extent(left: end, right: end, isRightToLeft: isRightToLeft))
        first += 1
        continue
      }
      var next = first + 1
      while next < offsets.count, clusters[offsets[next]] == nil, !drawsNothing[next], next < endStart {
        next += 1
      }
      let width = (cluster.right - cluster.left) / Double(next - first)
      for index in 0..<(next - first) {
        let shift = Double(index) * width
        extents.append(
          cluster.isRightToLeft
            ? Extent(left: cluster.right - shift - width, right: cluster.right - shift, isRightToLeft: true)
            : Extent(left: cluster.left + shift, right: cluster.left + shift + width, isRightToLeft: false))
      }
      end = extents.last?.trailing ?? end
      first = next
    }

    // 3. What draws nothing reaches to the next character.
    for index in extents.indices.dropLast() where drawsNothing[index] {
      if extents[index].isRightToLeft {
        extents[index].left = extents[index + 1].leading
      } else {
        extents[index].right = extents[index + 1].leading
      }
    }
    if let index = extents.indices.last, drawsNothing[index], !extents[index].isRightToLeft {
      extents[index].right = max(extents[index].right, width)
    }
    return extents
  }
}
