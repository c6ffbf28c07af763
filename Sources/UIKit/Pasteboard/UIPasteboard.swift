import Foundation

/// What was copied, to be pasted elsewhere.
///
/// The contents are items, one or several, each in one or more representations: a value for each type. Types are uniform
/// type identifiers, such as `public.utf8-plain-text`. A host connects the general pasteboard with the desktop's
/// clipboard; without one it is in memory only.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that is shared with other programs, where the desktop lets it.
  public static let general = UIPasteboard()

  /// Posted by a pasteboard after its contents have changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The items, as representations by type: strings, URLs, images and data.
  open var items: [[String: Any]] {
    get { contents }
    set {
      replaceContents(with: newValue)
      onCopy?(newValue)
    }
  }

  /// How often the contents have changed.
  open private(set) var changeCount = 0

  private var contents: [[String: Any]] = []
  /// Called when the program has put something on the pasteboard: a host's part, to offer it to others.
  public var onCopy: (([[String: Any]]) -> Void)?

  /// Takes what another program has copied: a host's part.
  public func receive(_ items: [[String: Any]]) { replaceContents(with: items) }

  private func replaceContents(with items: [[String: Any]]) {
    contents = items
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
