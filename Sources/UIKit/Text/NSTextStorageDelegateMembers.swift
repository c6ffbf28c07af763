import Foundation

/// The optional methods `textStorage(…)` of a delegate, so that code can call them with a question mark.
@preconcurrency @MainActor
public struct NSTextStorageDelegateMembers {
  let delegate: any NSTextStorageDelegate

  /// Calls `textStorage(_:willProcessEditing:range:changeInLength:)`.
  public func callAsFunction(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    delegate.textStorage(
      textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }

  /// Calls `textStorage(_:didProcessEditing:range:changeInLength:)`.
  public func callAsFunction(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    delegate.textStorage(
      textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }
}

extension NSTextStorageDelegate {
  /// The methods with this base name. Never nil; optional so that code can call them with a question mark.
  public var textStorage: NSTextStorageDelegateMembers? { NSTextStorageDelegateMembers(delegate: self) }
}
