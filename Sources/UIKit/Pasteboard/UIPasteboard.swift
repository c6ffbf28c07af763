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
    get {
      if let promisedURLs {
        self.promisedURLs = nil
        contents = Self.items(of: promisedURLs())
      }
      return contents
    }
    set {
      replaceContents(with: newValue)
      onCopy?(newValue)
    }
  }

  /// Copies URLs that are made when something reads them: many take time, and mostly nothing does.
  ///
  /// - Parameter makeURLs: Makes the URLs, on any thread; at least one. A host may call it several times.
  package func promiseURLs(_ makeURLs: @escaping @Sendable () -> [URL]) {
    replaceContents(with: [])
    promisedURLs = makeURLs
    if let onPromise { onPromise(makeURLs) } else if let onCopy { onCopy(items) }
  }

  /// The number of changes of the contents.
  open private(set) var changeCount = 0

  private var contents: [[String: Any]] = []
  /// Makes the URLs that are the contents; nil if ``contents`` has them.
  private(set) var promisedURLs: (@Sendable () -> [URL])?
  /// Called when the program copied items. Set by a host, which offers them to other programs.
  public var onCopy: (([[String: Any]]) -> Void)?
  /// Called when the program copied URLs that are made when they are read. Nil: ``onCopy`` is called with the items.
  package var onPromise: ((@escaping @Sendable () -> [URL]) -> Void)?

  /// Replaces the contents with items that another program copied. Called by a host.
  public func receive(_ items: [[String: Any]]) { replaceContents(with: items) }

  private func replaceContents(with items: [[String: Any]]) {
    (contents, promisedURLs) = (items, nil)
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
