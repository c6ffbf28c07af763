/// Shows an effect behind its content: a tinted translucent panel.
///
/// Nothing is blurred. Add subviews to ``contentView``.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for the content. It fills the effect view.
  public let contentView = UIView()

  /// The effect. Nil for none. A change can be animated.
  open var effect: UIVisualEffect? { didSet { update() } }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    update()
  }

  private func update() {
    backgroundColor = (effect as? UIBlurEffect)?.color ?? (effect as? UIGlassEffect)?.color
    contentView.alpha = (effect as? UIVibrancyEffect)?.alpha ?? 1
  }
}
