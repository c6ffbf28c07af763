import TestSupport

/// Something that a user or another program does at random.
enum SoakAction: CustomStringConvertible {
  /// Commands of xdotool. `@` marks points of the content, as fractions of its size: `mousemove @0.5,0.25`.
  case input(String)
  /// A key that cuts, copies or pastes one selected picture, wherever the pointer is.
  case edit(String, at: String)
  /// All pictures are copied, and then one, so that they are not pasted.
  case copyAll
  case files(SoakAlbum.Change, Int)
  case desktop(isDark: Bool)

  var description: String {
    switch self {
    case .input(let commands): commands
    case .edit(let key, let point): "edit \(key) \(point)"
    case .copyAll: "copy all"
    case .files(let change, let index): "\(change) \(index)"
    case .desktop(let isDark): isDark ? "dark" : "light"
    }
  }

  /// Makes up an action.
  static func random(using random: inout SplitMix64) -> SoakAction {
    var commands = SoakCommands(random: random)
    defer { random = commands.random }
    switch commands.number(0..<100) {
    case 0..<10: return .input(commands.layout)
    case 10..<26: return .input(commands.wheel)
    case 26..<38: return .input(commands.drag)
    case 38..<52: return .input(commands.keys)
    case 52..<57: return .input(commands.scrubbing)
    case 57..<64: return .input(commands.thumbnailSize)
    case 64..<78: return .input(commands.viewer)
    case 78..<80: return .input(commands.slides)
    case 80..<85: return .input(commands.selection)
    case 85..<88: return .input(commands.search)
    case 88..<91: return .input(commands.menu)
    case 91..<93: return .input(commands.resize)
    case 93..<96:
      return .edit(commands.element(["ctrl+c", "ctrl+x", "ctrl+v", "ctrl+v"]), at: commands.point)
    case 96: return commands.number(0..<5) == 0 ? .copyAll : .desktop(isDark: commands.number(0..<2) == 0)
    default:
      return .files(commands.element(SoakAlbum.Change.allCases), commands.number(0..<SoakAlbum.count))
    }
  }
}
