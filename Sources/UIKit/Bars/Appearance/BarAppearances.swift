/// The appearances of a bar, which of them it shows, and the background that shows it.
@MainActor
final class BarAppearances<Appearance: UIBarAppearance> {
  /// The view behind the contents of the bar.
  let backgroundView = BarBackgroundView()
  /// Called after the appearance of the contents changed.
  var onContentsChange: () -> Void = {}
  /// Whether the standard appearance was set, also by a property such as `barTintColor`.
  private(set) var isStandardSet = false

  private var ownStandard = Appearance()
  private var ownScrollEdge: Appearance?

  init() {
    observe(ownStandard)
    backgroundView.show(ownStandard)
  }

  /// The appearance over content. Keeps a copy of what is set.
  var standard: Appearance {
    get { ownStandard }
    set {
      ownStandard = newValue.duplicate()
      observe(ownStandard)
      standardDidChange()
    }
  }

  /// The appearance at the edge of the content. Nil for the standard one, without its background unless the app has chosen a
  /// colour or an image. Keeps a copy of what is set.
  var scrollEdge: Appearance? {
    get { ownScrollEdge }
    set {
      ownScrollEdge = newValue?.duplicate()
      ownScrollEdge?.onChange = { [weak self] in self?.update() }
      update()
    }
  }

  private func observe(_ standard: Appearance) {
    standard.onChange = { [weak self] in self?.standardDidChange() }
  }

  private func standardDidChange() {
    isStandardSet = true
    update()
  }

  /// Changes the standard appearance.
  func change(_ body: (Appearance) -> Void) {
    let changed = ownStandard.duplicate()
    body(changed)
    standard = changed
  }

  // MARK: - What is shown

  /// The appearances of the item that is shown, which replace those of the bar. The bar shows them when it shows the item.
  var ofItem: (standard: Appearance?, scrollEdge: Appearance?) = (nil, nil) { didSet { updateBackground() } }

  /// Whether content continues behind the bar, instead of ending at its edge.
  var isOverContent = true {
    didSet {
      guard isOverContent != oldValue else { return }
      // The contents stay as they are, and a press on them goes on.
      if shownScrollEdge == nil { updateBackground() } else { update() }
    }
  }

  private var shownScrollEdge: Appearance? { ofItem.scrollEdge ?? ownScrollEdge }

  /// The appearance of the contents.
  var shown: Appearance {
    let standard = ofItem.standard ?? ownStandard
    return isOverContent ? standard : shownScrollEdge ?? standard
  }

  private func updateBackground() {
    let isTransparent = !isOverContent && shownScrollEdge == nil
    backgroundView.show(isTransparent ? shown.withoutDefaultBackground() : shown)
  }

  private func update() {
    updateBackground()
    onContentsChange()
  }

  // MARK: - What bars had before appearances

  /// Whether content shows through the default background.
  var isTranslucent = true { didSet { if isTranslucent != oldValue { setBackground() } } }
  /// The colour of the background. Nil for the default.
  var tintColor: UIColor? { didSet { setBackground() } }
  /// An image behind the bar. An empty image makes the bar transparent.
  var backgroundImage: UIImage? { didSet { setBackground() } }
  /// An image instead of the line. An empty image removes the line.
  var shadowImage: UIImage? {
    get { ownStandard.shadowImage }
    set { change { $0.shadowImage = newValue } }
  }

  private func setBackground() {
    change { appearance in
      let shadow = appearance.shadowImage
      if let backgroundImage {
        appearance.configureWithTransparentBackground()
        if backgroundImage.size != .zero { appearance.backgroundImage = backgroundImage }
      } else if isTranslucent {
        appearance.configureWithDefaultBackground()
      } else {
        appearance.configureWithOpaqueBackground()
      }
      if let tintColor { appearance.backgroundColor = tintColor }
      appearance.shadowImage = shadow
    }
  }
}
