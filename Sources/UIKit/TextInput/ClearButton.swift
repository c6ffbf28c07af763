/// The button of a text field that deletes its text.
final class ClearButton: UIControl {
  init(_ clear: @escaping () -> Void) {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    addAction(UIAction { _ in clear() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  // The keys of the text field delete.
  override var canBecomeFocused: Bool { false }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(isElement: true, label: "Clear text", traits: .button)
  }

  override func stateDidChange() { setNeedsDisplay() }

  override func draw(_ rect: CGRect) {
    let circle = bounds.insetBy(dx: 2, dy: 2)
    (isHighlighted ? UIColor.secondaryLabel : .tertiaryLabel).setFill()
    UIBezierPath(ovalIn: circle).fill()
    let cross = UIBezierPath()
    let arm = circle.width * 0.2
    for sign: CGFloat in [-1, 1] {
      cross.move(to: CGPoint(x: circle.midX - arm, y: circle.midY - sign * arm))
      cross.addLine(to: CGPoint(x: circle.midX + arm, y: circle.midY + sign * arm))
    }
    cross.lineWidth = 1.5
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
