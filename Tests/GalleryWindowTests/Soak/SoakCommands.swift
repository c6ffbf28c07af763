import TestSupport

/// Makes up commands of xdotool, with a seeded generator.
struct SoakCommands {
  var random: SplitMix64

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func element<T>(_ elements: [T]) -> T { elements[number(0..<elements.count)] }

  private mutating func several(_ range: Range<Int>, of elements: [String]) -> String {
    (0..<number(range)).map { _ in element(elements) }.joined(separator: " ")
  }

  /// A point of the content.
  var point: String {
    mutating get { "@\(Double(number(5..<95)) / 100),\(Double(number(5..<95)) / 100)" }
  }

  var layout: String {
    mutating get {
      switch number(0..<3) {
      case 0: "key --delay \(number(0..<400)) " + several(1..<6, of: ["ctrl+Next", "ctrl+Prior"])
      case 1: "key --delay 300 " + several(1..<12, of: ["ctrl+Next"])
      default:
        "mousemove @layouts click 1 sleep 0.8 key --delay 100 "
          + several(1..<8, of: ["Right", "Down", "Left"]) + " Return"
      }
    }
  }

  var wheel: String {
    mutating get {
      let turn = "click --repeat \(number(1..<60)) --delay \(element([3, 12, 40])) \(element([4, 5, 5]))"
      return "mousemove \(point) "
        + (number(0..<5) == 0 ? "keydown shift \(turn) keyup shift" : turn)
    }
  }

  /// A drag from one point to another, quick or slow, sometimes lifted first.
  var drag: String {
    mutating get {
      let pause = element(["0.008", "0.008", "0.03"])
      let start = element(["", "", "", "sleep 0.7 "])
      let points = (0..<number(1..<4)).map { _ in "sleep \(pause) mousemove \(point)" }
      return
        "mousemove \(point) mousedown 1 \(start)\(points.joined(separator: " ")) sleep \(pause) mouseup 1"
    }
  }

  var keys: String {
    mutating get {
      let delay = "key --delay \(element([0, 40, 200])) "
      let moves = ["Home", "End", "Next", "Prior", "Down", "Up", "Left", "Right"]
      return switch number(0..<4) {
      case 0: delay + several(1..<20, of: moves)
      case 1: delay + several(1..<30, of: ["Next"])
      case 2: delay + several(1..<8, of: moves.map { "shift+\($0)" } + moves.map { "ctrl+\($0)" })
      default: delay + several(1..<5, of: ["alt+Left", "alt+Right", "space"])
      }
    }
  }

  var scrubbing: String {
    mutating get {
      let stops = (0..<number(2..<8)).map { _ in
        "mousemove @0.993,\(Double(number(1..<100)) / 100) sleep 0.05"
      }
      return "mousemove \(point) sleep 0.1 mousemove @0.993,0.5 mousedown 1 "
        + "\(stops.joined(separator: " ")) mouseup 1"
    }
  }

  var thumbnailSize: String {
    mutating get {
      number(0..<2) == 0
        ? "key --delay \(element([0, 60, 300])) "
          + several(1..<12, of: ["ctrl+plus", "ctrl+minus", "ctrl+0"])
        : "mousemove \(point) keydown ctrl click --repeat \(number(1..<20)) --delay 20 "
          + "\(element([4, 5])) keyup ctrl"
    }
  }

  /// Opens a picture, looks at it and at others, and returns, sometimes before the flight has ended.
  var viewer: String {
    mutating get {
      let open =
        number(0..<3) == 0
        ? "mousemove \(point) click --repeat 2 --delay 60 1"
        : "key --delay 50 " + several(1..<4, of: ["Right", "Down", "Next"]) + " Return"
      let looks = (0..<number(0..<8)).map { _ in
        switch number(0..<6) {
        case 0: "key \(element(["1", "plus", "plus", "minus", "0", "i", "ctrl+c"]))"
        case 1: "mousemove \(point) keydown ctrl click --repeat \(number(1..<9)) --delay 15 4 keyup ctrl"
        case 2: "mousemove \(point) mousedown 1 sleep 0.02 mousemove \(point) sleep 0.008 mouseup 1"
        case 3: "mousemove \(point) click --repeat 2 --delay 60 1"
        default: "key --delay \(element([0, 150])) " + several(1..<5, of: ["Right", "Left", "End", "Home"])
        }
      }
      let pause = " sleep \(element(["0.02", "0.2", "0.6"])) "
      return ([open] + looks).joined(separator: pause) + pause + "key Escape"
    }
  }

  var slides: String {
    mutating get { "key F5 sleep \(number(1..<12)) key F5 sleep 0.3 key --delay 200 Escape Escape" }
  }

  var selection: String {
    mutating get {
      switch number(0..<4) {
      case 0: "mousemove \(point) click 1 keydown ctrl mousemove \(point) click 1 keyup ctrl"
      case 1: "mousemove \(point) click 1 keydown shift mousemove \(point) click 1 keyup shift"
      case 2: "mousemove @0.01,0.05 mousedown 1 mousemove \(point) sleep 0.2 mousemove \(point) mouseup 1"
      default: "key --delay 300 ctrl+a Escape"
      }
    }
  }

  var search: String {
    mutating get {
      let letters = "p 1 " + (0..<number(0..<5)).map { _ in "\(number(0..<10))" }.joined(separator: " ")
      return number(0..<2) == 0
        ? "key --delay 40 \(letters)"
        : "key ctrl+f sleep 0.3 key --delay 60 \(letters) "
          + several(1..<6, of: ["Return", "shift+Return", "ctrl+g"]) + " Escape"
    }
  }

  var menu: String {
    mutating get {
      let moves = several(1..<8, of: ["Down", "Up"])
      return switch number(0..<4) {
      case 0: "mousemove \(point) click 3 sleep 0.5 key --delay 30 \(moves) Escape"
      // Copy Path is the last command.
      case 1: "mousemove \(point) click 3 sleep 0.5 key --delay 30 Up Return Escape"
      case 2: "key F10 sleep 0.5 key --delay 30 \(moves) Escape"
      default: "key F1 sleep 1 key --delay 300 Escape Escape"
      }
    }
  }

  /// The window manager gives the window the whole screen, or what its own bars leave.
  var resize: String {
    mutating get { "key --delay \(element([50, 400, 1000])) " + several(1..<5, of: ["F11"]) }
  }
}
