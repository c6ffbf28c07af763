extension UICellAccessory {
  /// The options of a pop-up menu.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions {
    /// Whether the accessory is hidden. Default false. A hidden one keeps its room.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the title; nil for the usual one.
    public var tintColor: UIColor?

    /// Creates options. Those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }
}
