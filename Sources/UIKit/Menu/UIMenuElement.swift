/// What a menu is made of: an action, or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// What the user reads.
  open internal(set) var title: String
  /// A picture beside the title.
  open internal(set) var image: UIImage?
  /// What the user reads below the title.
  open var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// How an action looks and behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is seen and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not in the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an action.
  public enum State: Int, Sendable {
    /// None.
    case off
    /// A tick.
    case on
    /// Some of what it stands for is on.
    case mixed
  }
}
