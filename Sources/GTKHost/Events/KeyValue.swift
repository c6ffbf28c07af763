import CGTK4

/// GDK's values of keys.
enum KeyValue {
  /// Returns the value of a key for shortcuts. They are Latin letters, also where the keyboard types another script.
  ///
  /// - Parameters:
  ///   - value: The value that the key has in the current layout.
  ///   - others: Returns its values in all layouts of the keyboard. Not called for a key that shortcuts can name.
  static func forShortcuts(_ value: UInt32, in others: () -> [UInt32]) -> UInt32 {
    isOfOtherScript(value) ? others().first { !isOfOtherScript($0) && isCharacter($0) } ?? value : value
  }

  private static func isCharacter(_ value: UInt32) -> Bool { gdk_keyval_to_unicode(value) > 0x20 }

  /// Whether a key types a letter or a digit that is not Latin. The Latin letters with marks end at U+024F.
  private static func isOfOtherScript(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value)), scalar.value > 0x24F else {
      return false
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
