/// The rounded, nearly opaque panel of an alert.
final class AlertPanelView: UIView {
  /// The radius of an alert's corners, in points (Behaviour.md 27.20).
  private static let cornerRadius: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = Self.cornerRadius
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.145, alpha: 0.96) : UIColor(white: 0.975, alpha: 0.96)
    }
  }

  required init?(coder: NSCoder) { nil }
}
