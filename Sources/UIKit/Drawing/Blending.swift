import DisplayList

/// Drawing with a blend mode: what a picture becomes.
///
/// As in Core Graphics, only what a shape covers changes; modes such as `copy` and `sourceIn` do not erase the rest.
struct Blending {
  var mode: BlendMode
  /// What was drawn before.
  var backdrop: [Command]

  /// Returns the new picture.
  ///
  /// - Parameters:
  ///   - commands: What is drawn.
  ///   - clipped: Applies the current clip.
  func commands(drawing commands: [Command], clipped: ([Command]) -> [Command]) -> [Command] {
    guard mode.erases else { return [.blend(clipped(commands), over: backdrop, mode)] }
    let shape = commands.map(\.coverage)
    let rest = erased(clipped(shape))
    if mode == .clear { return rest }
    if mode == .copy { return rest + clipped(commands) }
    return rest + clipped([.mask(shape, content: [.blend(commands, over: backdrop, mode)])])
  }

  /// The backdrop without a shape. Shapes that are erased one after another, by an eraser, are erased together.
  private func erased(_ shape: [Command]) -> [Command] {
    if backdrop.isEmpty { return [] }
    if backdrop.count == 1, case .blend(let earlier, let picture, .destinationOut) = backdrop[0] {
      return [.blend(earlier + shape, over: picture, .destinationOut)]
    }
    return [.blend(shape, over: backdrop, .destinationOut)]
  }
}

extension BlendMode {
  /// Whether the backdrop disappears where the source is transparent.
  fileprivate var erases: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}

extension Command {
  /// The shape that the command covers, in black. An image covers its rectangle.
  fileprivate var coverage: Command {
    switch self {
    case .fill(let shape, _), .gradient(_, let shape): .fill(shape, .black)
    case .border(let shape, let width, _): .border(shape, width: width, .black)
    case .fillPath(let path, _, let rule): .fillPath(path, .black, rule)
    case .strokePath(let path, _, let style): .strokePath(path, .black, style)
    case .image(_, _, let rectangle, _): .fill(RoundedRectangle(rectangle), .black)
    case .group(_, let commands): .group(opacity: 1, commands.map(\.coverage))
    case .transform(let matrix, let commands): .transform(matrix, commands.map(\.coverage))
    case .clip(let shape, let commands): .clip(shape, commands.map(\.coverage))
    default: self
    }
  }
}
