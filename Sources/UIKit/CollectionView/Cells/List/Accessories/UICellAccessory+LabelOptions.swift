extension UICellAccessory {
  /// The options of a label.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether the accessory is hidden. Default false. A hidden one keeps its room.
    public var isHidden: Bool
    /// The width reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The font. Default that of the text style body.
    public var font: UIFont
    /// Whether the font follows the content size category. Default true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. Those that are nil have their defaults.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
