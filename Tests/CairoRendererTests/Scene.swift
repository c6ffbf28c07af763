import DisplayList
import Geometry
import ImageDecoding
import Testing
import Typesetting

/// A small scene with something of everything, in which faults can be planted.
struct Scene {
  /// One thing gone wrong.
  enum Fault: CaseIterable {
    case shiftByOnePoint, missingShadow, swappedOrder, wrongClip, wrongColor, missingLabel, paleLabel
    case smallerRadius, thinnerBorder, missingHairline
  }

  static let size = Size2D(width: 200, height: 160)
  var fault: Fault?

  func commands() throws -> [Command] {
    let card = RoundedRectangle(20, 20, 100, 80, radius: fault == .smallerRadius ? 11 : 12)
    let left = fault == .shiftByOnePoint ? 1.0 : 0
    let paper = Color(red: fault == .wrongColor ? 0.97 : 0.98, green: 0.98, blue: 0.96)
    let ink = Color(red: 0.1, green: 0.1, blue: 0.12, alpha: fault == .paleLabel ? 0.6 : 1)
    let blue = Command.fill(
      RoundedRectangle(96, 84, 60, 50, radius: 6), Color(red: 0.1, green: 0.4, blue: 0.9))
    let orange = Command.fill(
      RoundedRectangle(128, 60, 50, 50, radius: 25), Color(red: 1, green: 0.6, blue: 0))
    var commands: [Command] = [
      .fill(RoundedRectangle(0, 0, 200, 160), Color(red: 0.93, green: 0.93, blue: 0.95))
    ]
    if fault != .missingShadow {
      commands.append(
        .shadow(
          Shadow(
            caster: .rectangle(card), color: Color(red: 0, green: 0, blue: 0, alpha: 0.15),
            offset: Point2D(x: 0, y: 3), radius: 5)))
    }
    commands += [.fill(card, paper)]
    let stripe = Command.fill(
      RoundedRectangle(20 + left, 20, 100, 18), Color(red: 0.8, green: 0.2, blue: 0.25))
    let dot = Command.fill(
      RoundedRectangle(30 + left, 46, 24, 24, radius: 12), Color(red: 0.2, green: 0.6, blue: 0.4))
    commands.append(fault == .wrongClip ? stripe : .clip(card, [stripe]))
    commands.append(dot)
    if fault != .missingHairline {
      commands.append(.fill(RoundedRectangle(30, 78, 80, 0.5), Color(red: 0.7, green: 0.7, blue: 0.7)))
    }
    if fault != .missingLabel {
      commands.append(.text(try inter("Wheel 7", size: 15), at: Point2D(x: 60, y: 63), colors: [ink]))
    }
    commands += fault == .swappedOrder ? [orange, blue] : [blue, orange]
    commands.append(
      .border(card, width: fault == .thinnerBorder ? 0.5 : 1, Color(red: 0.6, green: 0.6, blue: 0.65)))
    return commands
  }

  func picture() throws -> Bitmap {
    try draw(try commands(), width: Self.size.width, height: Self.size.height, scale: 2)
  }
}

/// Shapes a text in one line of the pinned font.
func inter(_ text: String, size: Double, weight: Int = 400) throws -> ShapedLine {
  let font = FontDescriptor(families: ["Inter"], size: size, weight: weight)
  let styled = StyledText(runs: [StyledText.Run(text: text, font: font)])
  return try #require(Typesetter.typeset(styled, width: nil, style: ParagraphStyle()).lines.first?.line)
}
