/// The situation of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits in effect.
  public var traitCollection: UITraitCollection

  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is held at the edge of what is seen.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a view that nothing happens to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app has to say of the situation, by key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
