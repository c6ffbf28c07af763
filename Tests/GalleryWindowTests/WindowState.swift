/// What `gallery --trace` prints of its window.
struct WindowState: Decodable {
  /// In seconds of the system's uptime.
  var time: Double
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
  var lifts: Int
  var clock: Double?
  var isMenuOpen: Bool
  var frames: Int
  var pending: Int
  var decoded: Int
  var isSettled: Bool?
  var chrome: Chrome?
  var viewer: Viewer?

  /// The open picture.
  struct Viewer: Decodable {
    var item: String
    var index: Int
    var zoom: Double
    var isOpen: Bool
    var isShowingSlides: Bool
    var isShowingInformation: Bool
  }

  /// Whether everything is on the screen, and at rest.
  var isComplete: Bool { frames > 0 && !isMoving && pending == 0 }

  /// How far a picture is from the next in a layout that goes round sideways, in points of scrolling: the row is
  /// repeated until it has 256 pages, and there is one more than that to scroll.
  var pageOfEndlessRow: Double {
    let count = max(1, counts.reduce(0, +))
    let repetitions = count < 256 ? (255 + count) / count : 1
    return (content[0] - size[0]) / Double(repetitions * count + 1)
  }
}
