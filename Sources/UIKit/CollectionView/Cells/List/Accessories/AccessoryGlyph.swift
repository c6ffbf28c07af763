/// The drawings of accessories, as paths in points.
@MainActor
enum AccessoryGlyph {
  /// The size of a glyph.
  static func size(of type: UICellAccessory.AccessoryType) -> CGSize {
    switch type {
    case .disclosureIndicator: CGSize(width: 8, height: 13)
    case .outlineDisclosure: CGSize(width: 13, height: 13)
    case .checkmark: CGSize(width: 14, height: 14)
    case .delete, .insert, .multiselect, .detail: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 20, height: 12)
    case .label, .popUpMenu, .customView: .zero
    }
  }

  /// The colour of a glyph without a colour of its own.
  static func color(of type: UICellAccessory.AccessoryType, tint: UIColor) -> UIColor {
    switch type {
    case .disclosureIndicator, .reorder: .tertiaryLabel
    case .label, .popUpMenu: .secondaryLabel
    case .delete, .insert: .white
    case .outlineDisclosure, .checkmark, .multiselect, .detail, .customView: tint
    }
  }

  /// Draws a glyph into a rectangle of its size.
  static func draw(
    _ type: UICellAccessory.AccessoryType, in rect: CGRect, color: UIColor, background: UIColor?,
    isMirrored: Bool, isSelected: Bool
  ) {
    let (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    func point(_ fractionX: CGFloat, _ fractionY: CGFloat) -> CGPoint {
      CGPoint(x: x + width * (isMirrored ? 1 - fractionX : fractionX), y: y + height * fractionY)
    }
    func line(_ points: [CGPoint], _ lineWidth: CGFloat, _ color: UIColor) {
      guard let first = points.first else { return }
      let path = UIBezierPath()
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
      path.lineWidth = lineWidth
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      color.setStroke()
      path.stroke()
    }
    func disc(_ color: UIColor) {
      color.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
    func circle(_ color: UIColor) {
      let path = UIBezierPath(ovalIn: rect.insetBy(dx: 0.75, dy: 0.75))
      path.lineWidth = 1.5
      color.setStroke()
      path.stroke()
    }
    func tick(_ lineWidth: CGFloat, _ color: UIColor) {
      let points = [(0.1, 0.55), (0.4, 0.85), (0.9, 0.15)] as [(CGFloat, CGFloat)]
      line(points.map { CGPoint(x: x + width * $0.0, y: y + height * $0.1) }, lineWidth, color)
    }
    switch type {
    case .disclosureIndicator: line([point(0.15, 0.08), point(0.85, 0.5), point(0.15, 0.92)], 2, color)
    case .outlineDisclosure:
      line([point(0.3, 0.08), point(0.72, 0.5), point(0.3, 0.92)], 2, color)
    case .checkmark: tick(2.2, color)
    case .delete, .insert:
      disc(background ?? (isInsert(type) ? .systemGreen : .systemRed))
      line([point(0.26, 0.5), point(0.74, 0.5)], 2, color)
      if isInsert(type) { line([point(0.5, 0.26), point(0.5, 0.74)], 2, color) }
    case .multiselect:
      guard isSelected else { return circle(.tertiaryLabel) }
      disc(background ?? color)
      let points = [(0.28, 0.52), (0.44, 0.68), (0.72, 0.34)] as [(CGFloat, CGFloat)]
      line(points.map { CGPoint(x: x + width * $0.0, y: y + height * $0.1) }, 2, .white)
    case .detail:
      circle(color)
      line([point(0.5, 0.46), point(0.5, 0.74)], 2, color)
      line([point(0.5, 0.28), point(0.5, 0.29)], 2.4, color)
    case .reorder:
      for fraction in [0.1, 0.5, 0.9] as [CGFloat] {
        line([point(0, fraction), point(1, fraction)], 1.5, color)
      }
    case .label, .popUpMenu, .customView: break
    }
  }

  private static func isInsert(_ type: UICellAccessory.AccessoryType) -> Bool {
    if case .insert = type { true } else { false }
  }
}
