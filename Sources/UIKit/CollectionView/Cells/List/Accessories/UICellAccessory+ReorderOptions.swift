extension UICellAccessory {
  /// The options of a reordering handle.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    /// Whether the accessory is hidden. Default false. A hidden one keeps its room.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether a line separates the handle from the accessories before it. Default true.
    public var showsVerticalSeparator: Bool

    /// Creates options. Those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
}
