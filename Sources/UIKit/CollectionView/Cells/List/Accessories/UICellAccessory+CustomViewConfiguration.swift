extension UICellAccessory {
  /// The options of a custom accessory.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view. It is in one cell at a time.
    public let customView: UIView
    /// Where it is, and when it is shown.
    public let placement: Placement
    /// Whether the accessory is hidden. Default false. A hidden one keeps its room.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour of the view; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its bounds, rather than the size that fits. Default false.
    public var maintainsFixedSize: Bool

    /// Creates options. Those that are nil have their defaults.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
