/// Finds the left and the right end of each character of a line.
///
/// The glyphs of a line belong to clusters. A cluster may have several glyphs and characters, and a character several
/// clusters.
struct CharacterExtents {
  typealias Extent = ShapedLine.Extent

  private let line: ShapedLine
  /// The offsets of the characters in the text, in bytes.
  private let offsets: [Int]
  /// Whether each character draws nothing.
  private let drawsNothing: [Bool]
  /// The index of the first of the spaces at the end of the line. Those at which it was broken have no glyphs.
  private let endStart: Int
  /// The clusters, by the offset of the character in which their text begins.
  private var clusters: [Int: Extent] = [:]

  init(of line: ShapedLine) {
    self.line = line
    let text = line.text
    offsets = text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    drawsNothing = text.map { $0 == "\t" }
    endStart = text.count - text.reversed().prefix { $0 == " " }.count
    findClusters()
    findPictures()
  }

  /// The extents of the characters, in reading order.
  var all: [Extent] {
    var extents = dividedClusters
    stretch(&extents)
    return extents
  }

  /// Finds the clusters of all glyphs.
  private mutating func findClusters() {
    // For each byte, the offset of its character.
    var beginnings: [Int] = []
    for (offset, end) in zip(offsets, offsets.dropFirst() + [line.text.utf8.count]) {
      beginnings += repeatElement(offset, count: end - offset)
    }
    for run in line.runs {
      for (glyph, offset) in zip(run.glyphs, run.textOffsets) {
        let byte = run.textRange.lowerBound + offset
        let start = beginnings.indices.contains(byte) ? beginnings[byte] : byte
        let (left, right) = (glyph.position.x, glyph.position.x + glyph.advance)
        let known = clusters[start]
        clusters[start] = Extent(
          left: min(known?.left ?? left, left), right: max(known?.right ?? right, right),
          isRightToLeft: run.isRightToLeft)
      }
    }
  }

  /// Adds the pictures in the text, which have room and no glyphs.
  private mutating func findPictures() {
    for run in line.runs where run.glyphs.isEmpty && run.width > 0 && !line.text(in: run).contains("\t") {
      let inside = offsets.filter(run.textRange.contains)
      let width = run.width / Double(max(1, inside.count))
      for (index, offset) in inside.enumerated() {
        let left = run.x + width * Double(run.isRightToLeft ? inside.count - 1 - index : index)
        clusters[offset] = Extent(left: left, right: left + width, isRightToLeft: run.isRightToLeft)
      }
    }
  }

  /// The clusters, each divided equally among its characters. What has no cluster has no width.
  private var dividedClusters: [Extent] {
    var extents: [Extent] = []
    var end = line.isRightToLeft ? line.width : 0
    while extents.count < offsets.count {
      let first = extents.count
      guard let cluster = clusters[offsets[first]] else {
        extents.append(emptyExtent(of: first, after: end))
        continue
      }
      let next =
        offsets.indices.dropFirst(first + 1)
        .first { clusters[offsets[$0]] != nil || drawsNothing[$0] || $0 >= endStart } ?? offsets.count
      let width = (cluster.right - cluster.left) / Double(next - first)
      for index in 0..<(next - first) {
        let shift = Double(index) * width
        let left = cluster.isRightToLeft ? cluster.right - shift - width : cluster.left + shift
        extents.append(
          Extent(
            left: left, right: cluster.isRightToLeft ? cluster.right - shift : left + width,
            isRightToLeft: cluster.isRightToLeft))
      }
      end = extents.last?.trailing ?? end
    }
    return extents
  }

  /// The extent of a character without a cluster: at the end of the line, or where the character before it ends.
  private func emptyExtent(of character: Int, after end: Double) -> Extent {
    if character >= endStart {
      let edge = line.isRightToLeft ? 0 : line.width
      return Extent(left: edge, right: edge, isRightToLeft: line.isRightToLeft)
    }
    let run = line.runs.first { $0.textRange.contains(offsets[character]) }
    return Extent(left: end, right: end, isRightToLeft: run?.isRightToLeft ?? line.isRightToLeft)
  }

  /// Lets what draws nothing reach to the next character, or to the end of the line.
  private func stretch(_ extents: inout [Extent]) {
    for index in extents.indices.dropLast() where drawsNothing[index] {
      if extents[index].isRightToLeft {
        extents[index].left = extents[index + 1].leading
      } else {
        extents[index].right = extents[index + 1].leading
      }
    }
    if let index = extents.indices.last, drawsNothing[index], !extents[index].isRightToLeft {
      extents[index].right = max(extents[index].right, line.width)
    }
  }
}
