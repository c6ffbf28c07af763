import UIKit

/// Draws the heads of the cup's players from the front, about 160 points wide.
struct AnimalPortrait {
  /// A number that varies the direction of the eyes and the colours among the players of a team.
  let mood: Int

  /// The offset of the pupils from the centre of the eyes.
  private var glance: CGPoint {
    CGPoint(x: [0, -4, 4, 0, -3, 3][mood % 6], y: [0, 2, 2, -3, -2, 0][mood % 6])
  }

  /// Returns a colour of the animal, a little darker or lighter for each player.
  func tinted(_ rgb: Int) -> UIColor {
    UIColor(rgb: rgb).mixed(with: mood % 2 == 0 ? .black : .white, CGFloat(mood % 3) * 0.07)
  }

  /// Draws the same on the left and right sides; `side` is −1 and 1.
  func mirrored(_ draw: (_ side: CGFloat) -> Void) {
    draw(-1)
    draw(1)
  }

  /// Draws an eye in this player's direction. Every fourth player has half-closed lids.
  func drawEye(at center: CGPoint, radius: CGFloat, iris: UIColor, lid: UIColor) {
    UIBezierPath(center: center, radius: radius).fill(iris)
    let pupil = CGPoint(x: center.x + glance.x * radius / 20, y: center.y + glance.y * radius / 20)
    UIBezierPath(center: pupil, radius: radius * 0.58).fill(UIColor(rgb: 0x1B1B22))
    UIBezierPath(
      center: CGPoint(x: pupil.x - radius * 0.22, y: pupil.y - radius * 0.24), radius: radius * 0.17
    )
    .fill(.white)
    if mood % 4 == 3 {
      let cover = UIBezierPath()
      cover.addArc(
        withCenter: center, radius: radius + 1, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
      cover.close()
      cover.fill(lid)
    }
  }

  /// Strokes a curve between two points that bends towards a third point.
  func line(_ start: CGPoint, _ end: CGPoint, bend: CGPoint, _ color: UIColor, width: CGFloat) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addQuadCurve(to: end, controlPoint: bend)
    path.stroke(color, width: width)
  }

  /// An ellipse about a point.
  func ellipse(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }

  func drawOwl(at head: CGPoint) {
    let (feathers, light) = (tinted(0x8A5A3C), UIColor(rgb: 0xF3E2C7))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: head.x + x, y: head.y + y) }
    mirrored { side in
      let tuft = UIBezierPath()
      tuft.move(to: at(side * 74, -6))
      tuft.addQuadCurve(to: at(side * 72, -92), controlPoint: at(side * 88, -50))
      tuft.addQuadCurve(to: at(side * 14, -62), controlPoint: at(side * 44, -70))
      tuft.close()
      tuft.fill(feathers)
    }
    ellipse(at(0, 4), 160, 144).fill(feathers)
    ellipse(at(0, 46), 96, 62).fill(feathers.mixed(with: .black, 0.18))
    mirrored { side in
      ellipse(at(side * 35, -4), 82, 86).fill(light)
      drawEye(at: at(side * 33, -4), radius: 27, iris: UIColor(rgb: 0xF2A93B), lid: feathers)
      line(
        at(side * 6, -30), at(side * 70, -62), bend: at(side * 30, -56), feathers.mixed(with: .black, 0.35),
        width: 9)
    }
    for (x, y) in [(0, -46), (-12, -58), (12, -58), (-22, 58), (0, 62), (22, 58)] as [(CGFloat, CGFloat)] {
      line(at(x - 5, y - 3), at(x + 5, y - 3), bend: at(x, y + 8), light.withAlphaComponent(0.7), width: 3)
    }
    let beak = UIBezierPath()
    beak.move(to: at(-13, 8))
    beak.addQuadCurve(to: at(13, 8), controlPoint: at(0, -8))
    beak.addQuadCurve(to: at(0, 42), controlPoint: at(11, 28))
    beak.addQuadCurve(to: at(-13, 8), controlPoint: at(-11, 28))
    beak.close()
    beak.fill(UIColor(rgb: 0xF4883B))
  }

  func drawTiger(at head: CGPoint) {
    let (fur, stripe) = (tinted(0xF28C28), UIColor(rgb: 0x2B1D14))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: head.x + x, y: head.y + y) }
    mirrored { side in
      UIBezierPath(center: at(side * 60, -58), radius: 27).fill(fur)
      UIBezierPath(center: at(side * 60, -58), radius: 16).fill(stripe)
      UIBezierPath(center: at(side * 58, -53), radius: 12).fill(UIColor(rgb: 0xF7D9C4))
      UIBezierPath(polygon: [
        at(side * 62, 6), at(side * 96, 34), at(side * 74, 38), at(side * 82, 60), at(side * 36, 62),
      ])
      .fill(.white)
    }
    ellipse(at(0, 0), 162, 146).fill(fur)
    for (x, length) in [(0, 34), (-24, 27), (24, 27)] as [(CGFloat, CGFloat)] {
      UIBezierPath(polygon: [
        at(x - 8, -73 + abs(x) * 0.22), at(x + 8, -73 + abs(x) * 0.22), at(x * 0.8, -73 + length),
      ])
      .fill(stripe)
    }
    mirrored { side in
      for (y, length) in [(-14, 30), (10, 36), (34, 28)] as [(CGFloat, CGFloat)] {
        let edge = 81 * (1 - (y / 73) * (y / 73)).squareRoot()
        UIBezierPath(polygon: [
          at(side * edge, y - 8), at(side * edge, y + 7), at(side * (edge - length), y + 5),
        ]).fill(stripe)
      }
      ellipse(at(side * 32, -20), 40, 30).fill(.white)
      drawEye(at: at(side * 31, -12), radius: 17, iris: UIColor(rgb: 0x8BBF3F), lid: fur)
      ellipse(at(side * 20, 36), 54, 46).fill(.white)
      for y in [26, 36, 46] as [CGFloat] {
        line(
          at(side * 34, 34), at(side * 88, y), bend: at(side * 60, y - 8), UIColor(white: 1, alpha: 0.9),
          width: 2)
      }
    }
    ellipse(at(0, 56), 44, 24).fill(.white)
    UIBezierPath(polygon: [at(-16, 10), at(16, 10), at(0, 28)]).fill(UIColor(rgb: 0xE0607E))
    line(at(0, 26), at(0, 42), bend: at(0, 34), stripe, width: 3)
    mirrored { side in line(at(0, 42), at(side * 24, 40), bend: at(side * 12, 54), stripe, width: 3) }
  }
}
