import CFaceSpans

extension CFaceImage {
  /// Returns opaque pixels around the middle; none if the middle is transparent.
  ///
  /// - Complexity: O(*n*) for *n* pixels.
  func findOpaqueBox() -> CFaceBox {
    let (x, y) = (width / 2, height / 2)
    guard isOpaque(CFaceBox(left: x, top: y, right: x + 1, bottom: y + 1)) else { return CFaceBox() }
    let columns = (first: run(from: x, by: -1, isAcross: true), last: run(from: x, by: 1, isAcross: true))
    let rows = (first: run(from: y, by: -1, isAcross: false), last: run(from: y, by: 1, isAcross: false))
    // Rounded corners are transparent. What is far inside of them is not, unless there is a hole.
    var inset: Int32 = 0
    while columns.first + inset <= x, rows.first + inset <= y {
      let box = CFaceBox(
        left: columns.first + inset, top: rows.first + inset, right: columns.last + 1 - inset,
        bottom: rows.last + 1 - inset)
      if isOpaque(box) { return box }
      inset += max(1, inset / 2)
    }
    return CFaceBox()
  }

  /// The last opaque pixel before a transparent one, in a direction from the middle.
  private func run(from start: Int32, by step: Int32, isAcross: Bool) -> Int32 {
    var last = start
    let end = isAcross ? width : height
    while case let next = last + step, next >= 0, next < end {
      let (x, y) = isAcross ? (next, height / 2) : (width / 2, next)
      guard isOpaque(CFaceBox(left: x, top: y, right: x + 1, bottom: y + 1)) else { break }
      last = next
    }
    return last
  }

  private func isOpaque(_ box: CFaceBox) -> Bool {
    withUnsafePointer(to: self) { cface_is_opaque($0, box) } != 0
  }
}
