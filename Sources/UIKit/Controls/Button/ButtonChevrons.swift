/// The two chevrons at the end of a button that opens a list of choices.
final class ButtonChevrons: UIView {
  static let size = CGSize(width: 9, height: 14)

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    isUserInteractionEnabled = false
    let path = UIBezierPath()
    for (tip, foot) in [(1.0, 5.0), (13.0, 9.0)] {
      path.move(to: CGPoint(x: 1, y: foot))
      path.addLine(to: CGPoint(x: 4.5, y: tip))
      path.addLine(to: CGPoint(x: 8, y: foot))
    }
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.lineWidth = 1.5
    shape.lineCap = .round
    shape.lineJoin = .round
  }

  required init?(coder: NSCoder) { nil }

  var color = UIColor.label { didSet { update() } }

  private func update() {
    (layer as? CAShapeLayer)?.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }
}
