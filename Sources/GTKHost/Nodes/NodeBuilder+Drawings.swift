import DisplayList
import Geometry

extension NodeBuilder {
  /// The drawings among some commands: paths, thin bars, and what is between them, each of which CairoRenderer draws
  /// into one texture.
  ///
  /// A picture that a view draws is made of dozens of paths over one another. Each in a texture of its own would take
  /// many times the memory, and as many steps on the GPU.
  func drawings(in commands: [Command], at resolution: Resolution) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    while start < commands.count {
      guard commands[start].isFlat else {
        start += 1
        continue
      }
      let end = commands[start...].firstIndex { !$0.isFlat } ?? commands.count
      result += drawings(in: commands, among: start..<end, at: resolution)
      start = end
    }
    return result
  }

  /// The same where all commands are flat.
  private func drawings(
    in commands: [Command], among run: Range<Int>, at resolution: Resolution
  ) -> [Range<Int>] {
    let isDrawing = run.map { self.isDrawing(commands[$0], at: resolution) }
    guard isDrawing.contains(true) else { return [] }
    let extents = run.map { commands[$0].extent ?? .zero }
    let drawn = zip(isDrawing, extents).reduce(0) { $0 + ($1.0 ? $1.1.area : 0) }
    if let whole = commands[run].extent, whole.area <= 4 * drawn { return [run] }
    // Far apart from one another, or on a wide ground, they would be in a texture of mostly nothing.
    var result: [Range<Int>] = []
    var (extent, area) = (Rectangle.zero, 0.0)
    for (index, command) in run.enumerated() where isDrawing[index] {
      let together = extent.union(extents[index])
      if let last = result.last, last.upperBound == command, together.area <= 2 * (area + extents[index].area)
      {
        result[result.count - 1] = last.lowerBound..<command + 1
        (extent, area) = (together, area + extents[index].area)
      } else {
        result.append(command..<command + 1)
        (extent, area) = (extents[index], extents[index].area)
      }
    }
    return result
  }

  /// Whether GSK would not draw a command, or not well.
  ///
  /// OpenGL draws a pixel of a fill or does not, by its middle: that moves edges by up to half a pixel, and gives a bar
  /// of a pixel and a bit one pixel or two.
  private func isDrawing(_ command: Command, at resolution: Resolution) -> Bool {
    switch command {
    case .fillPath, .strokePath: return true
    case .fill(let shape, _), .gradient(_, let shape):
      let box = shape.rectangle
      let isThin = min(box.width, box.height) * resolution.pixelsPerPoint < Self.greatestThinSide
      return renderer == .openGL && isThin
        && ![box.minX, box.minY, box.maxX, box.maxY].allSatisfy(resolution.isWhole)
    case .clip(_, let commands), .group(_, let commands):
      return commands.contains { isDrawing($0, at: resolution) }
    default: return false
    }
  }

  /// Below as many pixels half a pixel shows.
  private static let greatestThinSide = 16.0
}

extension Command {
  /// Whether the command holds no fragment, no picture, which has a texture already, and no text, which is kept sharp at
  /// every size.
  fileprivate var isFlat: Bool {
    switch self {
    case .fill, .border, .gradient, .fillPath, .strokePath: true
    case .clip(_, let commands), .group(_, let commands): commands.allSatisfy(\.isFlat)
    default: false
    }
  }
}

extension Rectangle {
  fileprivate var area: Double { width * height }
}
