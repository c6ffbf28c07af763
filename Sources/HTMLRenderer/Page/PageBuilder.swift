import DisplayList
import Geometry

/// Turns commands into markup, and collects the definitions that the markup refers to.
///
/// There are two kinds of markup. *Shapes* are the content of an `<svg>` and show everything flat. *Elements* are HTML
/// elements around such `<svg>`s and show everything with perspective, which SVG does not support.
final class PageBuilder {
  let fonts = EmbeddedFonts()
  private var definitions: [String] = []
  private var names: [UInt64: String] = [:]
  private var flatness: [ObjectIdentifier: Bool] = [:]

  /// What the page shows of each picture.
  let pictures: PictureCatalog
  /// Pixels per point that pictures have at most.
  let scale: Double

  /// The namespace attribute of `<svg>` elements: browsers infer it in a page, but require it in a picture.
  private let namespace: String

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - pictures: What the page shows of each picture.
  ///   - scale: Pixels per point that pictures have at most.
  ///   - namespace: The namespace attribute of each `<svg>`; empty for a page.
  init(pictures: PictureCatalog, scale: Double, namespace: String = "") {
    self.pictures = pictures
    self.scale = scale
    self.namespace = namespace
  }

  /// The definitions that shapes refer to. Use them only after everything was drawn.
  var definitionElement: String {
    definitions.isEmpty
      ? ""
      : "<svg class=\"definitions\"\(namespace)><defs>\n\(definitions.joined(separator: "\n"))\n</defs></svg>"
  }

  /// Adds a definition and returns its name.
  ///
  /// - Parameter markup: A closure that returns the definition for a name.
  func define(_ markup: (String) -> String) -> String {
    let name = "d\(definitions.count)"
    // Reserve the index first, because `markup` can add definitions of its own.
    definitions.append("")
    let index = definitions.count - 1
    definitions[index] = markup(name)
    return name
  }

  /// Returns the name of a picture, which is written only once; nil if it is not visible.
  func name(of picture: Picture) -> String? {
    guard let (identity, use) = pictures.entry(for: picture) else { return nil }
    if let name = names[identity] { return name }
    guard let image = EmbeddedPicture(picture, use: use, scale: scale) else { return nil }
    let name = "p\(names.count)"
    names[identity] = name
    // Rounding to whole pixels can change the aspect ratio.
    definitions.append(
      "<image id=\"\(name)\" \(image.part.attributes) preserveAspectRatio=\"none\" href=\"\(image.address)\"/>"
    )
    return name
  }

  /// Markup for commands as shapes, in drawing order.
  func shapes(for commands: [Command]) -> String {
    var result = ""
    for command in commands { result += shapes(for: command) }
    return result
  }

  private func shapes(for command: Command) -> String {
    switch command {
    case .fill(let shape, let color): fill(shape, color)
    case .border(let shape, let width, let color): border(of: shape, width: width, color)
    case .shadow(let shadow): draw(shadow)
    case .gradient(let gradient, let shape): fill(shape, gradient)
    case .image(let picture, let source, let rectangle, let tint):
      draw(picture, source: source, in: rectangle, tint: tint)
    case .text(let line, let origin, let colors): draw(line, at: origin, colors: colors)
    case .fillPath(let path, let color, let rule): fill(path, color, rule)
    case .strokePath(let path, let color, let style): stroke(path, color, style)
    case .group(let opacity, let commands): group(commands, opacity: opacity)
    case .mask(let mask, let content): self.mask(content, by: mask)
    case .blend(let content, let backdrop, let mode): blend(content, over: backdrop, mode)
    case .clip(let shape, let commands): clip(commands, to: shape.pathData)
    case .clipPolygon(let polygon, let commands): clip(commands, to: polygon.pathData)
    case .transform(let matrix, let commands):
      matrix.homography.affine.map { transform(commands, by: $0) } ?? ""
    case .fragment(let fragment): shapes(for: fragment.commands)
    }
  }

  /// Markup for commands as elements, in drawing order. Flat commands between two with perspective form one sheet of
  /// shapes.
  func elements(for commands: [Command]) -> String {
    var result = ""
    var flat: [Command] = []
    func finishSheet() {
      let shapes = shapes(for: flat)
      if !shapes.isEmpty { result += "<svg class=\"sheet\"\(namespace)>\(shapes)</svg>\n" }
      flat = []
    }
    for command in commands {
      if isFlat(command) {
        flat.append(command)
      } else {
        finishSheet()
        result += elements(for: command)
      }
    }
    finishSheet()
    return result
  }

  private func elements(for command: Command) -> String {
    switch command {
    case .group(let opacity, let commands):
      opacity > 0 ? plane("opacity:\(min(opacity, 1).cssFactor)", commands) : ""
    case .clip(let shape, let commands): shape.pathData.map { clippedPlane($0, commands) } ?? ""
    case .clipPolygon(let polygon, let commands): polygon.pathData.map { clippedPlane($0, commands) } ?? ""
    case .mask(let mask, let content): maskedPlane(content, by: mask)
    // Content with perspective is drawn over its backdrop: SVG cannot blend it.
    case .blend(let content, let backdrop, _): elements(for: backdrop + content)
    case .transform(let matrix, let commands): projectedPlane(commands, through: matrix.homography)
    case .fragment(let fragment): elements(for: fragment.commands)
    case .shadow(let shadow): shadowPlane(shadow)
    case .fill, .border, .gradient, .image, .text, .fillPath, .strokePath: elements(for: [command])
    }
  }

  /// Whether a command can be drawn as shapes: it has no perspective at any depth.
  func isFlat(_ command: Command) -> Bool {
    switch command {
    case .transform(let matrix, let commands):
      matrix.homography.affine != nil && commands.allSatisfy(isFlat)
    case .group(_, let commands), .clip(_, let commands), .clipPolygon(_, let commands):
      commands.allSatisfy(isFlat)
    case .mask(let mask, let content): mask.allSatisfy(isFlat) && content.allSatisfy(isFlat)
    case .blend(let content, let backdrop, _): content.allSatisfy(isFlat) && backdrop.allSatisfy(isFlat)
    case .shadow(let shadow):
      if case .content(let commands) = shadow.caster { commands.allSatisfy(isFlat) } else { true }
    case .fragment(let fragment): isFlat(fragment)
    case .fill, .border, .gradient, .image, .text, .fillPath, .strokePath: true
    }
  }

  private func isFlat(_ fragment: Fragment) -> Bool {
    // Every level of the tree needs the result, so it is cached. The list keeps the fragment alive meanwhile.
    let key = ObjectIdentifier(fragment)
    if let known = flatness[key] { return known }
    let result = fragment.commands.allSatisfy(isFlat)
    flatness[key] = result
    return result
  }
}
