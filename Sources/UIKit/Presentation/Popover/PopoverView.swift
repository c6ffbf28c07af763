/// The frame of a popover: a panel with an arrow, and the content in it.
final class PopoverView: UIView {
  private let outline = CAShapeLayer().still()
  private let clip = UIView()

  private static let cornerRadius: CGFloat = 13

  var content: UIView? {
    didSet {
      if oldValue !== content, oldValue?.superview === clip { oldValue?.removeFromSuperview() }
      guard let content else { return }
      content.frame = clip.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clip.addSubview(content)
    }
  }

  var placement: PopoverPlacement? { didSet { if placement != oldValue { setNeedsLayout() } } }

  var fill: UIColor? { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(outline)
    outline.shadowOpacity = 0.2
    outline.shadowRadius = 20
    outline.shadowOffset = CGSize(width: 0, height: 10)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = Self.cornerRadius
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    var panel = bounds
    let length = PopoverPlacement.arrowLength
    switch placement.direction {
    case .up: (panel.origin.y, panel.size.height) = (length, max(0, panel.height - length))
    case .down: panel.size.height = max(0, panel.height - length)
    case .left: (panel.origin.x, panel.size.width) = (length, max(0, panel.width - length))
    case .right: panel.size.width = max(0, panel.width - length)
    default: break
    }
    clip.frame = panel
    outline.frame = bounds
    outline.path = path(around: panel, placement).cgPath
    outline.fillColor = (fill ?? .systemBackground).cgColor
  }

  private func path(around panel: CGRect, _ placement: PopoverPlacement) -> UIBezierPath {
    let (tip, half) = (placement.tip, PopoverPlacement.arrowWidth / 2)
    let path = UIBezierPath(roundedRect: panel, cornerRadius: Self.cornerRadius)
    let points: [CGPoint]
    switch placement.direction {
    case .up:
      points = [
        CGPoint(x: tip - half, y: panel.minY), CGPoint(x: tip, y: 0),
        CGPoint(x: tip + half, y: panel.minY),
      ]
    case .down:
      points = [
        CGPoint(x: tip + half, y: panel.maxY), CGPoint(x: tip, y: bounds.maxY),
        CGPoint(x: tip - half, y: panel.maxY),
      ]
    case .left:
      points = [
        CGPoint(x: panel.minX, y: tip + half), CGPoint(x: 0, y: tip),
        CGPoint(x: panel.minX, y: tip - half),
      ]
    case .right:
      points = [
        CGPoint(x: panel.maxX, y: tip - half), CGPoint(x: bounds.maxX, y: tip),
        CGPoint(x: panel.maxX, y: tip + half),
      ]
    default: return path
    }
    path.move(to: points[0])
    path.addLine(to: points[1])
    path.addLine(to: points[2])
    path.close()
    return path
  }
}
