/// Darkens what a presentation covers.
final class DimmingView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Black, with an opacity of 0.2; on a dark interface 0.48 (Behaviour.md 27.12).
  private static let color = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
