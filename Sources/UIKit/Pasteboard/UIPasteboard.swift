import Foundation

/// Copied data that can be pasted elsewhere.
///
/// The contents are one or more items. Each item has one or more representations: a value for each type. Types are
/// uniform type identifiers, such as `public.utf8-plain-text`. A host connects the general pasteboard to the desktop's
/// clipboard. Without a host, its contents stay in memory.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard that is shared with other programs, if the desktop allows it.
  public static let general = UIPasteboard()

  /// Posted by a pasteboard after its contents changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The items, each a dictionary from types to strings, URLs, images or data.
  open var items: [[String: Any]] {
    get { contents }
    set {
      replaceContents(with: newValue)
      onCopy?(newValue)
    }
  }

  /// The number of changes of the contents.
  open private(set) var changeCount = 0

  private var contents: [[String: Any]] = []
  /// Called when the program copied items. Set by a host, which offers them to other programs.
  public var onCopy: (([[String: Any]]) -> Void)?

  /// Replaces the contents with items that another program copied. Called by a host.
  public func receive(_ items: [[String: Any]]) { replaceContents(with: items) }

  private func replaceContents(with items: [[String: Any]]) {
    contents = items
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
