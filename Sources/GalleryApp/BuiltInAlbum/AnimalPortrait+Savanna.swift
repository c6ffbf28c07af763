import UIKit

extension AnimalPortrait {
  func drawParrot(at head: CGPoint) {
    let plumage = [0xD8323C, 0x2E9E4F, 0x1F86C9, 0xE2572B, 0x0FA3A3, 0xC2338A].map { UIColor(rgb: $0) }[
      mood % 6]
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: head.x + x, y: head.y + y) }
    for (tilt, color) in [
      (-0.55, 0.25), (0.55, 0.25), (-0.25, 0.45), (0.28, 0.45), (0.02, 0.1),
    ] as [(CGFloat, CGFloat)] {
      // The feathers of the crest.
      let feather = UIBezierPath()
      feather.move(to: CGPoint(x: -13, y: 0))
      feather.addQuadCurve(to: CGPoint(x: 6, y: -58), controlPoint: CGPoint(x: -20, y: -46))
      feather.addQuadCurve(to: CGPoint(x: 13, y: 0), controlPoint: CGPoint(x: 24, y: -30))
      feather.close()
      feather.apply(CGAffineTransform(translationX: head.x, y: head.y - 54).rotated(by: tilt))
      feather.fill(plumage.mixed(with: UIColor(rgb: 0xFFD23F), color * 1.6))
    }
    ellipse(at(0, 6), 146, 148).fill(plumage)
    ellipse(at(0, 62), 108, 46).fill(plumage.mixed(with: UIColor(rgb: 0xFFD23F), 0.55))
    mirrored { side in
      ellipse(at(side * 42, -6), 62, 72).fill(UIColor(rgb: 0xFFF8EC))
      for row in 0..<3 {
        let y = 10 + 8 * CGFloat(row)
        line(
          at(side * 32, y), at(side * 58, y - 4), bend: at(side * 46, y + 3), plumage.withAlphaComponent(0.6),
          width: 2)
      }
      drawEye(at: at(side * 41, -14), radius: 16, iris: UIColor(rgb: 0xF6D55C), lid: plumage)
    }
    let lower = UIBezierPath()
    lower.move(to: at(-20, 36))
    lower.addQuadCurve(to: at(20, 36), controlPoint: at(0, 92))
    lower.close()
    lower.fill(UIColor(rgb: 0x3A3A42))
    let upper = UIBezierPath()
    upper.move(to: at(-31, 18))
    upper.addCurve(to: at(31, 18), controlPoint1: at(-28, -34), controlPoint2: at(28, -34))
    upper.addQuadCurve(to: at(0, 70), controlPoint: at(26, 46))
    upper.addQuadCurve(to: at(-31, 18), controlPoint: at(-26, 46))
    upper.close()
    upper.fill(UIColor(rgb: 0x24242B))
    line(at(-15, 10), at(-2, 46), bend: at(-14, 32), UIColor(white: 1, alpha: 0.28), width: 5)
    mirrored { side in ellipse(at(side * 9, -8), 6, 5).fill(UIColor(white: 0.55, alpha: 1)) }
  }

  func drawGiraffe(at head: CGPoint, shoulders: CGFloat) {
    let (coat, patch) = (tinted(0xF2C25B), tinted(0xA8622A))
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: head.x + x, y: head.y + y) }
    let length = shoulders - head.y
    UIBezierPath(polygon: [at(-36, 20), at(36, 20), at(46, length), at(-46, length)]).fill(coat)
    for row in 0..<3 {
      let y = 66 + 24 * CGFloat(row)
      let shift: CGFloat = row % 2 == 0 ? 0 : 14
      for x in [-34, -8, 18] as [CGFloat] where y + 18 < length {
        UIBezierPath(polygon: [
          at(x + shift - 6, y), at(x + shift + 10, y - 3), at(x + shift + 15, y + 10),
          at(x + shift + 4, y + 18),
          at(x + shift - 9, y + 12),
        ]).fill(patch)
      }
    }
    mirrored { side in
      line(
        at(side * 18, -58), at(side * 24, -92), bend: at(side * 21, -74), coat.mixed(with: patch, 0.2),
        width: 12)
      UIBezierPath(center: at(side * 24, -94), radius: 11).fill(UIColor(rgb: 0x5A341C))
      let ear = UIBezierPath()
      ear.move(to: at(side * 44, -38))
      ear.addQuadCurve(to: at(side * 100, -62), controlPoint: at(side * 66, -76))
      ear.addQuadCurve(to: at(side * 44, -22), controlPoint: at(side * 84, -22))
      ear.close()
      ear.fill(coat)
      line(at(side * 54, -34), at(side * 84, -53), bend: at(side * 68, -50), UIColor(rgb: 0xE8927C), width: 8)
    }
    let face = UIBezierPath()
    face.move(to: at(-54, -34))
    face.addCurve(to: at(54, -34), controlPoint1: at(-46, -84), controlPoint2: at(46, -84))
    face.addCurve(to: at(40, 58), controlPoint1: at(58, 2), controlPoint2: at(44, 24))
    face.addLine(to: at(-40, 58))
    face.addCurve(to: at(-54, -34), controlPoint1: at(-44, 24), controlPoint2: at(-58, 2))
    face.close()
    face.fill(coat)
    for spot in [
      [at(-10, -58), at(10, -60), at(14, -44), at(0, -36), at(-14, -44)],
      [at(-44, -6), at(-30, -2), at(-30, 16), at(-42, 20)], [at(44, -6), at(30, -2), at(30, 16), at(42, 20)],
    ] {
      UIBezierPath(polygon: spot).fill(patch.withAlphaComponent(0.85))
    }
    ellipse(at(0, 52), 98, 62).fill(UIColor(rgb: 0xFBE3B4))
    mirrored { side in
      drawEye(at: at(side * 33, -22), radius: 16, iris: UIColor(rgb: 0x6B4226), lid: coat)
      for lash in 0..<3 {
        let x = 28 + 9 * CGFloat(lash)
        line(
          at(side * x, -36 + 2 * CGFloat(lash)), at(side * (x + 5), -47 + 3 * CGFloat(lash)),
          bend: at(side * (x + 1), -42), UIColor(rgb: 0x3B2415), width: 3)
      }
      ellipse(at(side * 20, 42), 10, 14).fill(UIColor(rgb: 0x8A5A3C))
    }
    line(at(-22, 66), at(22, 66), bend: at(0, 78), UIColor(rgb: 0x8A5A3C), width: 4)
  }
}
