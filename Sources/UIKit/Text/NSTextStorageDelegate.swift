import Foundation

/// Follows the changes of a text storage on the main thread. All methods are optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: AnyObject {
  /// Called before the attributes of a change are corrected. It may change characters and attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: What changed.
  ///   - editedRange: The characters that changed, as they are now.
  ///   - delta: By how much the text has become longer.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before the layout managers learn of a change. It may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
