import Foundation
import Geometry
import Typesetting

/// The lines of a text in a container. Positions are those of the container; ranges count UTF-16 code units.
struct ContainerLines {
  struct Line {
    /// The characters of the line, with its line end.
    var range: NSRange
    /// From one side of the container to the other.
    var frame: CGRect
    /// What the text covers, with the padding.
    var used: CGRect
    /// The distance of the baseline from the upper edge.
    var baseline: CGFloat
    /// The position after the last character.
    var end: CGFloat
    /// What each character covers from left to right. Line ends, and what was left out, have none.
    var characters: [Character]
  }

  struct Character {
    var range: NSRange
    var extent: ShapedLine.Extent
  }

  private(set) var lines: [Line] = []
  /// The characters in the container.
  private(set) var range: NSRange
  /// What draws the lines, relative to the edge of the padding.
  let drawing: (text: DrawableText, typeset: TypesetText)

  /// - Parameters:
  ///   - text: The whole text.
  ///   - start: The first character for the container, in UTF-16 code units.
  init(_ text: NSAttributedString, from start: Int, in container: NSTextContainer) {
    let rest = text.attributedSubstring(from: NSRange(location: start, length: text.length - start))
    var drawable = DrawableText(rest)
    let width = container.lineWidth
    let limit = max(0, container.maximumNumberOfLines)
    let whole = drawable.typeset(width: width)
    var count = limit == 0 ? whole.lines.count : min(limit, whole.lines.count)
    if let height = container.limitedHeight {
      // The tolerance keeps the last line if the height was rounded.
      count = min(count, whole.lines.prefix { $0.bottom <= height + 0.01 }.count)
    }

    // 1. The lines without truncation, with what each character covers.
    let padding = Double(container.lineFragmentPadding)
    let string = rest.string
    var offsets = string.indices.map { $0.utf16Offset(in: string) }
    offsets.append(rest.length)
    func offset(_ character: Int) -> Int { offsets[min(character, offsets.count - 1)] }
    let positions = TextLines(whole, of: string, emptyLine: (0, 0)).lines.prefix(count)
    let nextLine = positions.count < whole.lines.count ? positions.last?.characters.upperBound : nil
    for (index, line) in positions.enumerated() where index < whole.lines.count {
      let following = index + 1 < positions.count ? positions[index + 1].characters.lowerBound : nextLine
      let end = following.map { offset($0) } ?? rest.length
      let placed = whole.lines[index]
      let extents = line.extents.enumerated().map { index, extent -> Character in
        let character = line.characters.lowerBound + index
        var moved = extent
        moved.left += padding
        moved.right += padding
        return Character(
          range: NSRange(offset(character) + start..<offset(character + 1) + start), extent: moved)
      }
      let left = line.carets.min() ?? 0
      let right = line.carets.max() ?? 0
      let used = CGRect(x: left, y: placed.top, width: right - left + 2 * padding, height: placed.height)
      lines.append(
        Line(
          range: NSRange(offset(line.characters.lowerBound) + start..<end + start),
          frame: CGRect(
            x: 0, y: placed.top, width: width.map { $0 + 2 * padding } ?? used.width, height: placed.height),
          used: used, baseline: CGFloat(placed.baselineOrigin.y - placed.top),
          end: CGFloat((line.carets.last ?? 0) + padding), characters: extents))
    }
    range = NSRange(location: start, length: (lines.last?.range.upperBound ?? start) - start)

    // 2. The lines that are drawn: the last one may be truncated.
    guard count < whole.lines.count, count > 0 else {
      var shown = whole
      shown.lines = Array(whole.lines.prefix(count))
      drawing = (drawable, shown)
      return
    }
    if container.lineBreakMode != .byWordWrapping {
      drawable.changeParagraphStyles { $0.breakingLines(container.lineBreakMode) }
    }
    drawing = (drawable, drawable.typeset(width: width, maximumNumberOfLines: count))
  }

  /// The index of the line of a character. Nil outside of the container.
  func lineIndex(of location: Int) -> Int? { lines.firstIndex { NSLocationInRange(location, $0.range) } }

  /// The line nearest to a point, and its character nearest to it, with how far the point is into the character, from 0
  /// to 1, in the direction of reading. Nil without characters.
  func character(nearest point: CGPoint) -> (range: NSRange, fraction: CGFloat)? {
    guard let line = lines.first(where: { point.y < $0.frame.maxY }) ?? lines.last else { return nil }
    func distance(_ character: Character) -> Double {
      max(character.extent.left - Double(point.x), Double(point.x) - character.extent.right, 0)
    }
    guard let nearest = line.characters.min(by: { distance($0) < distance($1) }) else {
      return (NSRange(location: line.range.location, length: 0), 0)
    }
    let extent = nearest.extent
    let width = extent.right - extent.left
    let fromLeft = width > 0 ? min(max(0, (Double(point.x) - extent.left) / width), 1) : 0
    return (nearest.range, CGFloat(extent.isRightToLeft ? 1 - fromLeft : fromLeft))
  }

  /// The rectangle around the characters of a range. Null if there are none. A line end has no width.
  func bounds(of range: NSRange) -> CGRect {
    var bounds = CGRect.null
    for line in lines where NSIntersectionRange(line.range, range).length > 0 {
      let covered = line.characters.filter { NSIntersectionRange($0.range, range).length > 0 }
      let spans = covered.map { (left: CGFloat($0.extent.left), right: CGFloat($0.extent.right)) }
      for span in spans.isEmpty ? [(left: line.end, right: line.end)] : spans {
        bounds = bounds.union(
          CGRect(x: span.left, y: line.frame.minY, width: span.right - span.left, height: line.frame.height))
      }
    }
    return bounds
  }
}

extension NSRange {
  /// A range of offsets.
  fileprivate init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }
}
