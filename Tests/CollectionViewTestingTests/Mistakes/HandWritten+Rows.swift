import Foundation

private let (inset, spacing) = (Arrangement.inset, Arrangement.spacing)

// Each layout is written on its own, with the mistake in the line in which a person makes it.
extension HandWritten {
  /// One item a row.
  static let rows = HandWritten(name: "rows") { counts, view, mistake in
    var result = Arrangement()
    var y = inset
    for (section, count) in counts.enumerated() {
      let isLast = section == counts.count - 1
      let shown = mistake == .lastItemMissing && isLast ? max(0, count - 1) : count
      result.frames.append(
        (0..<shown).map { item in
          let frame = CGRect(x: inset, y: y, width: max(0, view.width - 2 * inset), height: 30)
          y += mistake == .startsTooEarly && item % 2 == 1 ? 26 : 30 + spacing
          return frame
        })
    }
    let height = y - spacing + inset
    result.size = CGSize(
      width: view.width, height: max(0, mistake == .contentWithoutInsets ? height - 2 * inset : height))
    return result
  }

  /// Three equal columns.
  static let grid = HandWritten(name: "grid") { counts, view, mistake in
    var result = Arrangement()
    let side = max(0, (view.width - 2 * inset - 2 * spacing) / 3)
    var top = inset
    for count in counts {
      // Rounding down loses a row that is not full.
      let rows = mistake == .lastItemMissing ? count / 3 : (count + 2) / 3
      let shown = min(count, rows * 3)
      result.frames.append(
        (0..<shown).map { item in
          CGRect(
            x: inset + CGFloat(item % 3) * (side + spacing),
            y: top + CGFloat(item / 3) * (side + (mistake == .startsTooEarly ? -spacing : spacing)),
            width: side, height: side)
        })
      top += CGFloat(rows) * (side + spacing)
    }
    let insets = mistake == .contentWithoutInsets ? -inset : inset
    result.size = CGSize(width: view.width, height: max(0, top + insets))
    return result
  }

  /// Lines of tags of different widths.
  static let tags = HandWritten(name: "tags") { counts, view, mistake in
    var result = Arrangement()
    var origin = CGPoint(x: inset, y: inset)
    let right = view.width - inset
    for count in counts {
      var frames: [CGRect] = []
      for item in 0..<(mistake == .lastItemMissing ? max(0, count - 1) : count) {
        let width = min(CGFloat(30 + item * 37 % 50), max(0, view.width - 2 * inset))
        if origin.x > inset, origin.x + width > right {
          origin = CGPoint(x: inset, y: origin.y + 24 + spacing)
        }
        frames.append(CGRect(x: origin.x, y: origin.y, width: width, height: 24))
        origin.x += mistake == .startsTooEarly ? width - spacing : width + spacing
      }
      result.frames.append(frames)
    }
    let height = origin.y + 24 + inset
    result.size = CGSize(
      width: view.width, height: mistake == .contentWithoutInsets ? height - 2 * inset : height)
    return result
  }

  /// Two columns, of which the shorter one receives the next item.
  static let waterfall = HandWritten(name: "waterfall") { counts, view, mistake in
    var result = Arrangement()
    let width = max(0, (view.width - 2 * inset - spacing) / 2)
    var bottoms = [inset, inset]
    for count in counts {
      var frames: [CGRect] = []
      for item in 0..<count where mistake != .lastItemMissing || item < count - 1 {
        let column = bottoms[0] <= bottoms[1] ? 0 : 1
        let height = CGFloat(24 + item * 53 % 40)
        frames.append(
          CGRect(
            x: inset + CGFloat(column) * (width + spacing), y: bottoms[column], width: width, height: height))
        bottoms[column] += mistake == .startsTooEarly ? height - spacing : height + spacing
      }
      // A section begins below both columns.
      bottoms = bottoms.map { _ in max(bottoms[0], bottoms[1]) }
      result.frames.append(frames)
    }
    let height = max(bottoms[0], bottoms[1]) - spacing + inset
    result.size = CGSize(
      width: view.width, height: max(0, mistake == .contentWithoutInsets ? height - 2 * inset : height))
    return result
  }

  /// Cards that are in turn to the left and to the right of a line.
  static let timeline = HandWritten(name: "timeline") { counts, view, mistake in
    var result = Arrangement()
    let width = max(0, view.width / 2 - inset - spacing)
    var y = inset
    for (section, count) in counts.enumerated() {
      let last = mistake == .lastItemMissing && section == counts.count - 1 ? count - 1 : count
      result.frames.append(
        (0..<max(0, last)).map { item in
          let x = item % 2 == 0 ? inset : view.width / 2 + spacing
          defer { y += mistake == .startsTooEarly ? 14 : 44 }
          return CGRect(x: x, y: y, width: width, height: 40)
        })
    }
    result.size = CGSize(
      width: view.width, height: mistake == .contentWithoutInsets ? max(0, y - 2 * inset) : y + inset)
    return result
  }
}
