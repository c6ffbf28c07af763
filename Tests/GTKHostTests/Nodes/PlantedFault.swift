import DisplayList
import Geometry
import Testing

/// A scene with something wrong.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var list: DisplayList

  static let all = [
    PlantedFault(testDescription: "shifted by a point", list: scene(offset: 1)),
    PlantedFault(testDescription: "missing shadow", list: scene(shadow: [])),
    PlantedFault(testDescription: "swapped order", list: scene(badgeInFront: false)),
    PlantedFault(
      testDescription: "wrong clip",
      list: scene(
        clip: RoundedRectangle(Rectangle(x: 20, y: 15, width: 90, height: 62), radii: CornerRadii(10)))),
    PlantedFault(
      testDescription: "wrong colour", list: scene(fill: Color(red: 0.16, green: 0.3, blue: 0.8))),
    PlantedFault(testDescription: "missing label", list: scene(label: [])),
  ]

  private static let card = RoundedRectangle(
    Rectangle(x: 20, y: 15, width: 90, height: 70), radii: CornerRadii(10))
  private static let badge = RoundedRectangle(Rectangle(x: 80, y: 60, width: 60, height: 40))
  private static let shadow = Command.shadow(
    Shadow(
      caster: .rectangle(card), color: Color(red: 0, green: 0, blue: 0, alpha: 0.5),
      offset: Point2D(x: 0, y: 3), radius: 5))
  private static let label = Scene.label("Quartz", size: 18, at: Point2D(x: 26, y: 40), color: .white)

  /// The scene, without a fault unless asked for one; from behind: a shadow, a card cut to its corners, a
  /// label, a badge.
  static func scene(
    shadow: [Command] = [shadow], fill: Color = Scene.blue, clip: RoundedRectangle = card,
    label: [Command] = [label], offset: Double = 0, badgeInFront: Bool = true
  ) -> DisplayList {
    let ground = Command.fill(RoundedRectangle(card.rectangle), fill)
    let cardLayer = shadow + [.fill(card, .white), .clip(clip, [ground] + label)]
    let badgeLayer: [Command] = [.fill(badge, Scene.orange)]
    let layers = badgeInFront ? cardLayer + badgeLayer : badgeLayer + cardLayer
    return Scene("", [.transform(.translation(x: offset, y: 0), layers)]).list
  }
}
