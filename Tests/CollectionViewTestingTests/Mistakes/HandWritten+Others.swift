import Foundation

private let (inset, spacing) = (Arrangement.inset, Arrangement.spacing)

extension HandWritten {
  /// One line that scrolls sideways.
  static let strip = HandWritten(name: "strip") { counts, view, mistake in
    var result = Arrangement()
    let height = max(0, view.height - 2 * inset)
    var x = inset
    for count in counts {
      let shown = mistake == .lastItemMissing ? count - 1 : count
      result.frames.append(
        (0..<max(0, shown)).map { item in
          let width = CGFloat(40 + item % 3 * 10)
          defer { x += mistake == .startsTooEarly ? 40 : width + spacing }
          return CGRect(x: x, y: inset, width: width, height: height)
        })
    }
    result.size = CGSize(
      width: max(0, mistake == .contentWithoutInsets ? x - spacing - inset : x - spacing + inset),
      height: view.height)
    return result
  }

  /// Seven columns of days. A month begins on a day of its own.
  static let calendar = HandWritten(name: "calendar") { counts, view, mistake in
    var result = Arrangement()
    let side = max(0, (view.width - 2 * inset) / 7)
    var top = inset
    for (month, count) in counts.enumerated() {
      let first = month * 3 % 7
      let weeks = (first + count + 6) / 7
      // The offset of the first day is not counted.
      let shown = mistake == .lastItemMissing ? min(count, max(0, weeks * 7 - 7 - first)) : count
      result.frames.append(
        (0..<shown).map { day in
          let place = first + day
          return CGRect(
            x: inset + CGFloat(place % 7) * side,
            y: top + CGFloat(place / 7) * (mistake == .startsTooEarly ? side * 0.8 : side), width: side,
            height: side)
        })
      top += CGFloat(weeks) * side + spacing
    }
    result.size = CGSize(
      width: mistake == .contentWithoutInsets ? max(0, view.width - 2 * inset) : view.width,
      height: top + inset)
    return result
  }

  /// Groups of one large item and two small ones.
  static let mosaic = HandWritten(name: "mosaic") { counts, view, mistake in
    var result = Arrangement()
    let unit = max(0, (view.width - 2 * inset - spacing) / 3)
    var top = inset
    for count in counts {
      let groups = mistake == .lastItemMissing ? count / 3 : (count + 2) / 3
      var frames: [CGRect] = []
      for group in 0..<groups {
        let large = CGRect(x: inset, y: top, width: 2 * unit, height: 2 * unit + spacing)
        let small = CGRect(x: inset + 2 * unit + spacing, y: top, width: unit, height: unit)
        frames += [large, small, small.offsetBy(dx: 0, dy: unit + spacing)].prefix(count - group * 3)
        top += mistake == .startsTooEarly ? 2 * unit : 2 * (unit + spacing)
      }
      result.frames.append(frames)
    }
    result.size = CGSize(
      width: view.width, height: mistake == .contentWithoutInsets ? max(0, top - 2 * inset) : top + inset)
    return result
  }

  /// Steps to the right and down.
  static let staircase = HandWritten(name: "staircase") { counts, view, mistake in
    var result = Arrangement()
    let side = view.width / 6
    var corner = CGPoint(x: inset, y: inset)
    for count in counts {
      var frames: [CGRect] = []
      var item = mistake == .lastItemMissing ? 1 : 0
      while item < count {
        frames.append(CGRect(x: corner.x, y: corner.y, width: side, height: side))
        corner.x += mistake == .startsTooEarly ? side * 0.9 : side
        corner.y += mistake == .startsTooEarly ? side * 0.9 : side
        item += 1
      }
      result.frames.append(frames)
    }
    let margin = mistake == .contentWithoutInsets ? -inset : inset
    result.size = CGSize(width: max(0, corner.x + margin), height: max(0, corner.y + margin))
    return result
  }

  /// A circle of items that are turned to its middle, and that is as large as they need.
  static let ring = HandWritten(
    name: "ring",
    arrange: { counts, view, mistake in
      var result = Arrangement()
      let count = counts.reduce(0, +)
      let side = max(0, min(view.width, 240) / 8)
      // Squares of a diagonal of 1.5 sides, side by side on the circumference.
      let radius = max(side * 1.5, CGFloat(count) * side * 1.5 / (2 * .pi))
      let diameter = 2 * (radius + side)
      let steps = mistake == .startsTooEarly ? count - 1 : count
      var number = 0
      for (section, count) in counts.enumerated() {
        let isLast = section == counts.count - 1
        let shown = mistake == .lastItemMissing && isLast ? max(0, count - 1) : count
        let angles = (0..<shown).map { 2 * CGFloat.pi * CGFloat(number + $0) / CGFloat(max(1, steps)) }
        number += shown
        result.angles.append(angles)
        result.frames.append(
          angles.map { angle in
            let center = CGPoint(
              x: inset + side + radius + radius * cos(angle), y: inset + side + radius + radius * sin(angle))
            return CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
          })
      }
      let margins = mistake == .contentWithoutInsets ? -2 * side : 2 * inset
      result.size = CGSize(width: diameter + margins, height: diameter + margins)
      return result
    }, isRound: true)
}
