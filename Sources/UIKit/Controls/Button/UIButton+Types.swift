extension UIButton {
  /// The look of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what the app sets. The title is white.
    case custom = 0
    /// A title and an image in the tint colour, which fade while touched.
    case system
    /// A circled i.
    case detailDisclosure
    /// A circled i.
    case infoLight
    /// A circled i.
    case infoDark
    /// A circled plus.
    case contactAdd
    /// A cross in a grey circle.
    case close = 7

    /// The older name of `system`.
    public static let roundedRect = ButtonType.system

    /// The image that comes with the type.
    @MainActor var image: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: ButtonGlyph.info.image
      case .contactAdd: ButtonGlyph.add.image
      case .close: ButtonGlyph.close.image
      }
    }

    /// Whether title and image have the tint colour.
    var isTinted: Bool { self != .custom }
  }

  /// The purpose of a button, which can determine its look.
  public enum Role: Int, Sendable {
    /// No special purpose.
    case normal
    /// The answer that is probably wanted.
    case primary
    /// Cancels.
    case cancel
    /// Deletes something.
    case destructive
  }
}
