extension UICellAccessory {
  /// The options of an outline disclosure.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// What toggles the item.
    public enum Style: Int, Sendable {
      /// The whole row in a header, otherwise the arrow.
      case automatic
      /// A tap on any part of the row.
      case header
      /// A tap on the arrow.
      case cell
    }

    /// Whether the accessory is hidden. Default false. A hidden one keeps its room.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// What toggles the item. Default automatic.
    public var style: Style

    /// Creates options. Those that are nil have their defaults.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }
}
