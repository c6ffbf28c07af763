import UIKit

extension CoverDrawing {
  func drawLeaves(_ width: CGFloat, _ height: CGFloat) {
    let sway = width * (scatter(index) - 0.5) * 0.5
    let foot = CGPoint(x: width / 2 - sway * 0.4, y: height * 1.02)
    let tip = CGPoint(x: width / 2 + sway, y: height * 0.58)
    let bend = CGPoint(x: width / 2 - sway, y: height * 0.75)
    let stem = UIBezierPath()
    stem.move(to: foot)
    stem.addQuadCurve(to: tip, controlPoint: bend)
    stem.stroke(palette.ink, width: 4)
    for pair in 0..<5 {
      // Parameters of the stem's curve, from near its foot to near its tip.
      let t = 0.14 + 0.19 * CGFloat(pair)
      let base = CGPoint(
        x: foot.x * (1 - t) * (1 - t) + 2 * bend.x * t * (1 - t) + tip.x * t * t,
        y: foot.y * (1 - t) * (1 - t) + 2 * bend.y * t * (1 - t) + tip.y * t * t)
      let length = width * (0.40 - 0.05 * CGFloat(pair))
      for side in [-1, 1] as [CGFloat] {
        let color = palette.tones[(pair + (side > 0 ? 1 : 0) + index) % 3]
        drawLeaf(
          from: base, length: length, angle: -.pi / 2 + side * (1.05 - 0.09 * CGFloat(pair)), color: color)
      }
    }
    drawLeaf(from: tip, length: width * 0.2, angle: -.pi / 2, color: palette.tones[index % 3])
  }

  /// Draws a pointed leaf with a vein. The angle is the direction in which it grows.
  private func drawLeaf(from base: CGPoint, length: CGFloat, angle: CGFloat, color: UIColor) {
    let placement = CGAffineTransform(translationX: base.x, y: base.y).rotated(by: angle)
    let leaf = UIBezierPath()
    leaf.move(to: .zero)
    leaf.addCurve(
      to: CGPoint(x: length, y: 0), controlPoint1: CGPoint(x: length * 0.2, y: -length * 0.42),
      controlPoint2: CGPoint(x: length * 0.7, y: -length * 0.36))
    leaf.addCurve(
      to: .zero, controlPoint1: CGPoint(x: length * 0.7, y: length * 0.36),
      controlPoint2: CGPoint(x: length * 0.2, y: length * 0.42))
    leaf.close()
    leaf.apply(placement)
    leaf.fill(color)
    let vein = UIBezierPath()
    vein.move(to: .zero)
    vein.addLine(to: CGPoint(x: length * 0.82, y: 0))
    vein.apply(placement)
    vein.stroke(palette.paper.withAlphaComponent(0.7), width: 1.5)
  }

  func drawTunnel(_ width: CGFloat, _ height: CGFloat) {
    let middle = CGPoint(x: width / 2, y: height * 0.82)
    let tones = [palette.ink, palette.first, palette.third, palette.paper]
    for ring in 0..<9 {
      let fraction = 1 - CGFloat(ring) / 9
      let radius = height * 0.39 * fraction * (0.55 + 0.45 * fraction)
      let shift = CGFloat(ring) * (scatter(index) - 0.5) * 6
      UIBezierPath(center: CGPoint(x: middle.x + shift, y: middle.y - CGFloat(ring) * 1.5), radius: radius)
        .fill(tones[ring % tones.count])
    }
  }

  func drawHouses(_ width: CGFloat, _ height: CGFloat) {
    let moon = CGPoint(x: width * (0.25 + 0.5 * scatter(index, 3)), y: height * 0.55)
    UIBezierPath(center: moon, radius: width * 0.12).fill(palette.third)
    UIBezierPath(center: CGPoint(x: moon.x + width * 0.05, y: moon.y - width * 0.03), radius: width * 0.1)
      .fill(palette.ink)
    for row in 0..<2 {
      let wall =
        row == 0 ? palette.ink.mixed(with: palette.first, 0.55) : palette.ink.mixed(with: palette.first, 0.22)
      let count = 5 - row
      let houseWidth = width / CGFloat(count)
      for number in 0..<count {
        let rise = 0.17 + 0.14 * scatter(index, row, number) - 0.07 * CGFloat(row)
        let house = CGRect(
          x: CGFloat(number) * houseWidth, y: height * (0.98 - rise) - height * 0.09 * CGFloat(1 - row),
          width: houseWidth, height: height)
        UIBezierPath(rect: house).fill(wall)
        let roof = [
          CGPoint(x: house.minX, y: house.minY + 0.5),
          CGPoint(x: house.midX, y: house.minY - houseWidth * 0.35),
          CGPoint(x: house.maxX, y: house.minY + 0.5),
        ]
        UIBezierPath(polygon: roof).fill(wall)
        drawWindows(of: house, row: row, number: number)
      }
    }
  }

  private func drawWindows(of house: CGRect, row: Int, number: Int) {
    let side = house.width * 0.18
    for floor in 0..<6 {
      for column in 0..<2 {
        let isLit = scatter(index * 8 + row, number, floor * 2 + column) > 0.45
        let window = CGRect(
          x: house.minX + house.width * (column == 0 ? 0.2 : 0.62),
          y: house.minY + side * (0.6 + 1.9 * CGFloat(floor)),
          width: side, height: side * 1.25)
        UIBezierPath(roundedRect: window, cornerRadius: 1.5)
          .fill(isLit ? palette.third : palette.ink.mixed(with: palette.first, 0.35))
      }
    }
  }
}
