import Foundation

/// Something that can be done with items, such as copying them.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copies the items to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Posts the items on a social network. Not available.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items on a social network. Not available.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Sends the items as a message. Not available.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends the items by mail. Not available.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints the items. Not available.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Assigns a picture to a contact. Not available.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves a picture. Not available.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a page to a reading list. Not available.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends the items to a device nearby. Not available.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Opens a document in a library of books. Not available.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  }

  /// Where an activity is shown.
  public enum Category: Int, Sendable {
    /// Among those that change the items.
    case action = 0
    /// Among those that share the items.
    case share = 1
  }

  /// Creates an activity.
  public override init() { super.init() }

  /// Where activities of the class are shown. Default `action`.
  open class var activityCategory: Category { .action }

  /// The name of the activity.
  open var activityType: ActivityType? { nil }
  /// The title for the user.
  open var activityTitle: String? { nil }
  /// A picture for the user. Not shown: activities are rows of text.
  open var activityImage: UIImage? { nil }
  /// A controller that is presented instead of a call of `perform()`.
  open var activityViewController: UIViewController? { nil }

  /// Whether the activity can act on items. Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Receives the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. An override calls `activityDidFinish(_:)` at the end.
  open func perform() { activityDidFinish(true) }

  var onFinish: (Bool) -> Void = { _ in }

  /// Ends the activity.
  open func activityDidFinish(_ completed: Bool) {
    let onFinish = onFinish
    self.onFinish = { _ in }
    onFinish(completed)
  }
}

/// Supplies an item when the user has chosen an activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// An item of the same class, from which the possible activities follow.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for an activity. Nil for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// Copies texts, addresses and pictures.
final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.representation(of: $0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    UIPasteboard.general.items = items.compactMap(Self.representation)
    activityDidFinish(true)
  }

  private static func representation(of item: Any) -> [String: Any]? {
    switch item {
    case let text as String: [PasteboardType.text.rawValue: text]
    case let text as NSAttributedString: [PasteboardType.text.rawValue: text.string]
    case let url as URL: UIPasteboard.items(of: [url]).first
    case let image as UIImage: [PasteboardType.image.rawValue: image]
    default: nil
    }
  }
}

/// Opens addresses and files in the programs of the desktop.
final class OpenActivity: UIActivity {
  private var urls: [URL] = []

  override var activityType: ActivityType? { ActivityType("org.opencollectionview.activity.Open") }
  override var activityTitle: String? { "Open" }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { ($0 as? URL).map(UIApplication.shared.canOpenURL) == true }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    urls = activityItems.compactMap { $0 as? URL }
  }

  override func perform() {
    for url in urls { UIApplication.shared.open(url) }
    activityDidFinish(true)
  }
}
