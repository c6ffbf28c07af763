extension UICellAccessory {
  /// The options of an insert button.
  @preconcurrency @MainActor
  public struct InsertOptions {
    /// Whether the accessory is hidden. Default false. A hidden one keeps its room.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour of the circle; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Creates options. Those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
}
