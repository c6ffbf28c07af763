import UIKit

/// The drawing on a book cover. Its upper two fifths are plain, because the lettering covers them.
struct CoverDrawing {
  let index: Int
  let motif: BookCover.Motif
  let palette: CoverPalette

  init(book: BookCover) {
    index = book.index
    motif = book.motif
    palette = CoverPalette.all[book.index % CoverPalette.all.count]
  }

  /// The background colour of the cover.
  var ground: UIColor {
    switch motif {
    case .sunrise: palette.third
    case .ridges: palette.paper.mixed(with: palette.third, 0.35)
    case .tiles, .leaves: palette.paper
    case .waves: palette.first
    case .constellation, .houses: palette.ink
    case .tunnel: palette.second.mixed(with: palette.paper, 0.35)
    }
  }

  /// The colour of the lettering, which contrasts with the background.
  var lettering: UIColor {
    switch motif {
    case .waves, .constellation, .houses: palette.paper
    default: palette.ink
    }
  }

  /// Draws the whole cover.
  func draw(in bounds: CGRect) {
    UIBezierPath(rect: bounds).fill(ground)
    switch motif {
    case .sunrise: drawSunrise(bounds.width, bounds.height)
    case .ridges: drawRidges(bounds.width, bounds.height)
    case .tiles: drawTiles(bounds.width, bounds.height)
    case .waves: drawWaves(bounds.width, bounds.height)
    case .constellation: drawConstellation(bounds.width, bounds.height)
    case .leaves: drawLeaves(bounds.width, bounds.height)
    case .tunnel: drawTunnel(bounds.width, bounds.height)
    case .houses: drawHouses(bounds.width, bounds.height)
    }
  }

  private func drawSunrise(_ width: CGFloat, _ height: CGFloat) {
    let horizon = height * 0.72
    let sun = CGPoint(x: width * (0.4 + 0.2 * scatter(index)), y: horizon - height * 0.04)
    for ring in 0..<3 {
      let radius = height * (0.26 - 0.05 * CGFloat(ring))
      UIBezierPath(center: sun, radius: radius).fill(
        palette.third.mixed(with: palette.first, 0.3 + 0.35 * CGFloat(ring)))
    }
    UIBezierPath(rect: CGRect(x: 0, y: horizon, width: width, height: height - horizon)).fill(palette.ink)
    for row in 0..<7 {
      // The sun's reflection: bars that become narrower and farther apart towards the viewer.
      let distance = CGFloat(row) / 7
      let length = height * (0.46 - 0.36 * distance) * (0.8 + 0.4 * scatter(index, row))
      let y = horizon + 8 + (height - horizon) * distance * (0.7 + 0.3 * distance)
      let bar = CGRect(x: sun.x - length / 2, y: y, width: length, height: 3 + 3 * distance)
      UIBezierPath(roundedRect: bar, cornerRadius: bar.height / 2).fill(
        palette.first.mixed(with: palette.third, distance))
    }
  }

  private func drawRidges(_ width: CGFloat, _ height: CGFloat) {
    let moon = CGPoint(x: width * (0.3 + 0.45 * scatter(index, 9)), y: height * 0.57)
    UIBezierPath(center: moon, radius: width * 0.13).fill(palette.second)
    for ridge in 0..<5 {
      let fraction = CGFloat(ridge) / 4
      let base = height * (0.62 + 0.1 * CGFloat(ridge))
      var corners = [CGPoint(x: 0, y: height)]
      let peaks = 7 - ridge
      for step in 0...(2 * peaks) {
        let lift = (step % 2 == 0 ? 0.02 : 0.13) * (0.5 + scatter(index, ridge, step))
        corners.append(CGPoint(x: width * CGFloat(step) / CGFloat(2 * peaks), y: base - height * lift))
      }
      corners.append(CGPoint(x: width, y: height))
      UIBezierPath(polygon: corners).fill(palette.second.mixed(with: palette.ink, 0.15 + 0.85 * fraction))
    }
  }

  private func drawTiles(_ width: CGFloat, _ height: CGFloat) {
    let columns = 4
    let side = width / CGFloat(columns)
    let rows = Int((height * 0.58 / side).rounded(.down))
    let top = height - CGFloat(rows) * side
    for row in 0..<rows {
      for column in 0..<columns {
        let tile = CGRect(x: CGFloat(column) * side, y: top + CGFloat(row) * side, width: side, height: side)
        let tone = Int(scatter(index, row, column) * 4)
        // Each tile extends under its right and lower neighbours, which are drawn later. Otherwise the paper would show
        // through between antialiased edges.
        let ground = CGRect(x: tile.minX, y: tile.minY, width: side * 1.02, height: side * 1.02)
        UIBezierPath(rect: ground).fill(palette.tones[tone].mixed(with: palette.paper, tone == 3 ? 0 : 0.1))
        let other = palette.tones[(tone + 1 + Int(scatter(row, column, index) * 3)) % 4]
        let corner = Int(scatter(index + 1, column, row) * 5)
        if corner == 4 {
          UIBezierPath(center: CGPoint(x: tile.midX, y: tile.midY), radius: side * 0.3).fill(other)
        } else {
          quarterCircle(in: tile, corner: corner).fill(other)
          quarterCircle(in: tile, corner: corner, fraction: 0.45).fill(palette.paper)
        }
      }
    }
  }

  /// Returns a quarter of a disc around one corner of a square: 0 is the upper left corner, then clockwise.
  private func quarterCircle(in tile: CGRect, corner: Int, fraction: CGFloat = 1) -> UIBezierPath {
    let center = CGPoint(
      x: corner == 0 || corner == 3 ? tile.minX : tile.maxX, y: corner < 2 ? tile.minY : tile.maxY)
    let path = UIBezierPath()
    path.move(to: center)
    path.addArc(
      withCenter: center, radius: tile.width * fraction, startAngle: CGFloat(corner) * .pi / 2,
      endAngle: CGFloat(corner + 1) * .pi / 2, clockwise: true)
    path.close()
    return path
  }

  private func drawWaves(_ width: CGFloat, _ height: CGFloat) {
    let radius = width / 6
    for row in 0..<9 {
      for column in -1...4 {
        let center = CGPoint(
          x: (CGFloat(column) + (row % 2 == 0 ? 0.5 : 0)) * 2 * radius,
          y: height * 0.55 + CGFloat(row) * radius * 0.62)
        let isBright = scatter(index, row, column) > 0.86
        for (fraction, color) in [
          (1, palette.paper), (0.86, isBright ? palette.third : palette.second), (0.6, palette.paper),
          (0.46, palette.ink), (0.2, isBright ? palette.third : palette.second),
        ] {
          UIBezierPath(center: center, radius: radius * fraction).fill(color)
        }
      }
    }
  }

  private func drawConstellation(_ width: CGFloat, _ height: CGFloat) {
    for star in 0..<90 {
      let place = CGPoint(x: width * scatter(index, star, 1), y: height * scatter(index, star, 2))
      UIBezierPath(center: place, radius: 0.5 + 1.3 * scatter(index, star, 3))
        .fill(palette.paper.withAlphaComponent(place.y < height * 0.45 ? 0.22 : 0.75))
    }
    let figure = (0..<7).map { knot in
      CGPoint(
        x: width * (0.14 + 0.12 * CGFloat(knot)),
        y: height * (0.6 + 0.3 * scatter(index, knot, 4)))
    }
    let line = UIBezierPath()
    line.move(to: figure[0])
    for knot in figure.dropFirst() { line.addLine(to: knot) }
    line.stroke(palette.second, width: 1.5)
    for (number, knot) in figure.enumerated() {
      UIBezierPath(center: knot, radius: 9).fill(palette.ink)
      sparkle(at: knot, radius: number % 3 == 0 ? 15 : 9).fill(palette.third)
    }
  }

  /// Returns a star with four points.
  private func sparkle(at center: CGPoint, radius: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: center.x, y: center.y - radius))
    for (x, y) in [(1, 0), (0, 1), (-1, 0), (0, -1)] as [(CGFloat, CGFloat)] {
      path.addQuadCurve(to: CGPoint(x: center.x + x * radius, y: center.y + y * radius), controlPoint: center)
    }
    path.close()
    return path
  }
}
