import DisplayList
import Geometry
import Typesetting

extension DrawableText {
  /// The commands that draw the text.
  ///
  /// - Parameters:
  ///   - typeset: The text, broken into lines.
  ///   - origin: The position of its upper left corner.
  ///   - traits: The traits in which colours are resolved. Baselines are aligned to pixels of their display scale,
  ///     which keeps small letters sharp.
  func commands(for typeset: TypesetText, at origin: Point2D, traits: UITraitCollection) -> [Command] {
    let colors = runStyles.map { $0.color.color(in: traits) }
    let isPlain = runStyles.allSatisfy(\.isPlain)
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    var commands: [Command] = []
    for placed in typeset.lines {
      let baseline = Point2D(
        x: origin.x + placed.baselineOrigin.x,
        y: ((origin.y + placed.baselineOrigin.y) * scale).rounded() / scale)
      if isPlain {
        commands.append(.text(placed.line, at: baseline, colors: colors))
      } else {
        commands += decorated(
          placed, at: baseline, top: origin.y + placed.top, colors: colors, traits: traits)
      }
    }
    return commands
  }

  private func decorated(
    _ placed: TypesetText.Line, at baseline: Point2D, top: Double, colors: [Color], traits: UITraitCollection
  ) -> [Command] {
    var behind: [Command] = []
    var above: [Command] = []
    for run in placed.line.runs {
      let style = runStyles[run.style]
      if let background = style.background {
        let area = Rectangle(x: baseline.x + run.x, y: top, width: run.width, height: placed.height)
        behind.append(.fill(RoundedRectangle(area, radii: .zero), background.color(in: traits)))
      }
      if let attachment = style.attachment, let room = text.runs[run.style].room {
        // Equal neighbours share a run. An ellipsis in the style of an attachment is none.
        let count = placed.line.text(in: run).count { $0 == "\u{FFFC}" }
        for index in 0..<count {
          let x = run.x + run.width * Double(index) / Double(count)
          above += attachment.commands(
            in: Rectangle(
              origin: Point2D(x: baseline.x + x, y: baseline.y - room.ascent),
              size: Size2D(width: room.width, height: room.ascent + room.descent)),
            textColor: colors[run.style], traits: traits)
        }
        if count > 0 { continue }
      }
      let metrics = run.font.metrics
      behind += lines(
        style.underline, of: run, in: placed.line, at: baseline, edge: metrics.underlinePosition,
        color: style.underlineColor?.color(in: traits) ?? colors[run.style])
      above += lines(
        style.strikethrough, of: run, in: placed.line, at: baseline, edge: metrics.strikethroughPosition,
        color: style.strikethroughColor?.color(in: traits) ?? colors[run.style])
    }
    let letters = letters(of: placed.line, at: baseline, colors: colors, traits: traits)
    return behind + shadows(of: letters, for: placed.line, traits: traits) + letters + above
  }

  /// The shadows of a line; the first run with a shadow decides for the whole line.
  private func shadows(
    of letters: [Command], for line: ShapedLine, traits: UITraitCollection
  ) -> [Command] {
    guard let shadow = line.runs.lazy.compactMap({ runStyles[$0.style].shadow }).first,
      let color = (shadow.shadowColor as? UIColor)?.color(in: traits), color.alpha > 0
    else { return [] }
    let offset = Point2D(x: shadow.shadowOffset.width, y: shadow.shadowOffset.height)
    let blur = shadow.shadowBlurRadius
    return [
      .shadow(
        Shadow(
          caster: .content(letters), color: color, offset: offset,
          radius: blur.isFinite ? max(0, blur) / 2 : 0))
    ]
  }
}
