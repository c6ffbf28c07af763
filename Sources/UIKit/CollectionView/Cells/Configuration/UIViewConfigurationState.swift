/// The state of a view, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The current traits.
  public var traitCollection: UITraitCollection

  /// Whether the view ignores touches.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned to the visible area.
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are false.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value for a key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
