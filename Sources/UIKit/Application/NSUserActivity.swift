/// What the user does in an app, so that another scene can continue it.
///
/// Foundation has this class on Apple's platforms. Here it stays within the program: no search index and no other device
/// receives it.
open class NSUserActivity: NSObject {
  /// The kind of activity, in reverse domain notation.
  public let activityType: String
  /// A title for the user.
  open var title: String?
  /// What is needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of the content of a scene that can continue the activity.
  open var targetContentIdentifier: String?
  /// A web page with the same content.
  open var webpageURL: URL?

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Whether other devices may continue the activity. No effect: none receives it.
  open var isEligibleForHandoff = true
  /// Whether the activity may be searched for. No effect: no index receives it.
  open var isEligibleForSearch = false
  /// Whether the `userInfo` must be updated. No effect.
  open var needsSave = false

  /// Makes this the current activity. No effect: activities stay within the program.
  open func becomeCurrent() {}
  /// Ends being the current activity. No effect.
  open func resignCurrent() {}
  /// Ends the activity. No effect.
  open func invalidate() {}

  /// Adds entries to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
}
