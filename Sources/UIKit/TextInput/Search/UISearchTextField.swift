/// The text field of a search bar: a magnifying glass on a filled background.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a text field with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fillDidChange()
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.bounds.size = CGSize(width: 28, height: 28)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows the usual background, or none behind an image.
  func fillDidChange() {
    backgroundColor = background == nil ? .tertiarySystemFill : nil
    layer.cornerRadius = background == nil ? 10 : 0
  }

  /// How far the magnifying glass is moved, in points.
  var glassOffset = UIOffset.zero { didSet { setNeedsLayout() } }

  /// How far the text is moved, in points, to the trailing side and down.
  var textOffset = UIOffset.zero { didSet { setNeedsLayout() } }

  /// Moves the text as the search bar demands.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.textRect(forBounds: bounds)
      .offsetBy(dx: isMirrored ? -textOffset.horizontal : textOffset.horizontal, dy: textOffset.vertical)
  }

  /// Centres the magnifying glass in the rounded part.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let across = 3 + glassOffset.horizontal
    return super.leftViewRect(forBounds: bounds)
      .offsetBy(dx: isMirrored ? -across : across, dy: glassOffset.vertical)
  }

  override var defaultAccessibility: DefaultAccessibility {
    var accessibility = super.defaultAccessibility
    accessibility.traits.insert(.searchField)
    if accessibility.label == nil { accessibility.label = "Search" }
    return accessibility
  }
}
