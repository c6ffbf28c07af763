/// Shows the background configuration of a cell, at the cell's size.
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration { didSet { configurationDidChange() } }
  private let fill = UIView()
  private let effect = UIVisualEffectView(effect: nil)
  private let picture = UIImageView()
  private let outline = UIView()

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [fill, effect, picture, outline] { addSubview(view) }
    effect.isHidden = true
    for view in [effect, picture] { view.clipsToBounds = true }
    configurationDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      customView.map { insertSubview($0, belowSubview: outline) }
    }
  }

  private func configurationDidChange() {
    customView = configuration.customView
    if effect.effect !== configuration.visualEffect { effect.effect = configuration.visualEffect }
    effect.isHidden = configuration.visualEffect == nil
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    for view in [fill, effect, picture, customView] { view?.layer.cornerRadius = configuration.cornerRadius }
    outline.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    outline.layer.borderWidth = configuration.strokeWidth
    let shadow = configuration.shadowProperties
    fill.layer.shadowOpacity = Float(shadow.opacity)
    (fill.layer.shadowRadius, fill.layer.shadowOffset) = (shadow.radius, shadow.offset)
    fill.layer.shadowPath = shadow.path?.cgPath
    tintColorDidChange()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.shadowColor = configuration.shadowProperties.color.cgColor
    outline.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The colours of a layer do not follow the appearance by themselves.
    tintColorDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: insets)
    for view in [fill, effect, picture, customView] { view?.frame = area }
    let outset = configuration.strokeOutset
    outline.frame = area.insetBy(dx: -outset, dy: -outset)
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }
}
