/// The offset after fractional wheel clicks: their exact sum, and the pixel that is shown.
struct FineWheel {
  var offset: CGPoint
  var shown: CGPoint

  mutating func move(by shift: CGPoint, to shown: CGPoint) {
    offset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    self.shown = shown
  }
}
