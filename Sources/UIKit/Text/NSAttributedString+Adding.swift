import Foundation

extension NSAttributedString {
  /// Returns the text with attributes that are added in a range, or replaced there.
  ///
  /// Foundation stops the process when an attribute of a mutable copy is replaced, so the text is put together again.
  func adding(_ attributes: [Key: Any], in range: NSRange) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { own, part, _ in
      text.setAttributes(own, range: part)
      let common = NSIntersectionRange(part, range)
      if common.length > 0 { text.setAttributes(own.merging(attributes) { $1 }, range: common) }
    }
    return text
  }

  /// Returns the text with a change of each paragraph style that it has.
  func changingParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { own, part, _ in
      var attributes = own
      if let old = own[.paragraphStyle] as? NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(old)
        change(style)
        attributes[.paragraphStyle] = style.copy()
      }
      text.setAttributes(attributes, range: part)
    }
    return text
  }

  /// Returns the text with attributes that are added to all of it, or replaced.
  func adding(_ attributes: [Key: Any]) -> NSAttributedString {
    adding(attributes, in: NSRange(location: 0, length: length))
  }
}
