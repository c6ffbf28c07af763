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
      if let promise {
        contents = Self.items(of: promise.urls)
        if let picture = promise.makePicture?() { contents[0][PasteboardType.png.rawValue] = picture }
        if promise.isCut { contents[0][PasteboardType.cutSelection.rawValue] = Data("1".utf8) }
        self.promise = nil
      }
      return contents
    }
    set {
      replaceContents(with: newValue)
      onCopy?(newValue)
    }
  }

  /// Copies contents that are made when something reads them.
  package func setPromise(_ promise: PasteboardPromise) {
    replaceContents(with: [])
    self.promise = promise
    if let onPromise { onPromise(promise) } else if let onCopy { onCopy(items) }
  }

  /// The number of changes of the contents.
  open private(set) var changeCount = 0

  private var contents: [[String: Any]] = []
  /// The contents, if they are made when they are read; nil if ``contents`` has them.
  package private(set) var promise: PasteboardPromise?
  /// Called when the program copied items. Set by a host, which offers them to other programs.
  public var onCopy: (([[String: Any]]) -> Void)?
  /// Called when the program copied contents that are made when they are read. Nil: ``onCopy`` is called with the items.
  package var onPromise: ((PasteboardPromise) -> Void)?

  /// Replaces the contents with items that another program copied. Called by a host.
  public func receive(_ items: [[String: Any]]) { replaceContents(with: items) }

  private func replaceContents(with items: [[String: Any]]) {
    (contents, promise) = (items, nil)
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
