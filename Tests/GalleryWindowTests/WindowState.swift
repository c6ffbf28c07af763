/// What `gallery --trace` prints of its window.
struct WindowState: Decodable {
  var layout: String
  var offset: [Double]
  var content: [Double]
  var size: [Double]
  var counts: [Int]
  var clipboard: Int
  var selection: [[Int]]
  var focus: [Int]?
  var current: [Double]?
  var isDark: Bool
  var isMoving: Bool
  var isMenuOpen: Bool
  var frames: Int
  var pending: Int

  /// Whether everything is on the screen, and at rest.
  var isComplete: Bool { frames > 0 && !isMoving && pending == 0 }
}
