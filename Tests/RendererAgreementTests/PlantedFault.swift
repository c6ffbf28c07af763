import DisplayList
import Geometry
import RendererTestSupport
import Testing

/// A scene, and the same with something wrong.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let right: DisplayList
  let wrong: DisplayList

  private init(_ name: String, _ wrong: [Command], insteadOf right: [Command] = scene()) {
    testDescription = name
    self.right = Scene.page(right)
    self.wrong = Scene.page(wrong)
  }

  static let all = [
    PlantedFault("shifted by a point", scene(offset: 1)),
    PlantedFault("missing shadow", scene(shadow: [])),
    PlantedFault("swapped order", scene(badgeInFront: false)),
    PlantedFault(
      "wrong clip",
      scene(clip: RoundedRectangle(Rectangle(x: 20, y: 15, width: 90, height: 62), radii: CornerRadii(10)))),
    PlantedFault("wrong colour", scene(fill: Color(red: 0.16, green: 0.3, blue: 0.8))),
    PlantedFault("missing label", scene(label: [])),
    PlantedFault("lost perspective", space(distance: 1e9), insteadOf: space()),
    PlantedFault("faces not cut", space(isCut: false), insteadOf: space()),
    PlantedFault("opacity of each instead of all", translucent(asGroup: false), insteadOf: translucent()),
    PlantedFault("inverted mask", masked(from: .clear, to: .black), insteadOf: masked()),
  ]

  private static let card = RoundedRectangle(
    Rectangle(x: 20, y: 15, width: 90, height: 70), radii: CornerRadii(10))
  private static let badge = RoundedRectangle(Rectangle(x: 80, y: 60, width: 60, height: 40))
  private static let shadow = Command.shadow(
    Shadow(
      caster: .rectangle(card), color: Color(red: 0, green: 0, blue: 0, alpha: 0.5),
      offset: Point2D(x: 0, y: 3), radius: 5))
  private static let label = Scene.label("Quartz", size: 18, at: Point2D(x: 26, y: 40), color: .white)

  /// From behind: a shadow, a card cut to its corners, a label, a badge.
  private static func scene(
    shadow: [Command] = [shadow], fill: Color = Scene.blue, clip: RoundedRectangle = card,
    label: [Command] = [label], offset: Double = 0, badgeInFront: Bool = true
  ) -> [Command] {
    let ground = Command.fill(RoundedRectangle(card.rectangle), fill)
    let cardLayer = shadow + [.fill(card, .white), .clip(clip, [ground] + label)]
    let badgeLayer: [Command] = [.fill(badge, Scene.orange)]
    let layers = badgeInFront ? cardLayer + badgeLayer : badgeLayer + cardLayer
    return [.transform(.translation(x: offset, y: 0), layers)]
  }

  /// Two faces through one another, the further halves first.
  private static func space(distance: Double = 250, isCut: Bool = true) -> [Command] {
    let planes = [0.7, -0.7].map { Scene.tilted($0, distance: distance) }
    let fills = [Scene.blue, Scene.orange].map { [Command.fill(Scene.box, $0)] }
    let order = DepthSorter.order(planes.map { DepthSorter.Face(transform: $0) }) { _ in Scene.box.rectangle }
    guard isCut, let order else { return zip(planes, fills).map { .transform($0, $1) } }
    return order.map { piece in
      let content = fills[piece.index]
      return .transform(planes[piece.index], piece.clip.map { [.clipPolygon($0, content)] } ?? content)
    }
  }

  private static func translucent(asGroup: Bool = true) -> [Command] {
    let layers: [Command] = [.fill(card, Scene.blue), .fill(badge, Scene.orange)]
    return asGroup ? [.group(opacity: 0.5, layers)] : layers.map { .group(opacity: 0.5, [$0]) }
  }

  private static func masked(from first: Color = .black, to last: Color = .clear) -> [Command] {
    let fade = Gradient(
      kind: .axial, stops: Scene.stops(first, last), start: Point2D(x: 20, y: 0), end: Point2D(x: 110, y: 0))
    return [.mask([.gradient(fade, in: card)], content: [.fill(card, Scene.blue)])]
  }
}
