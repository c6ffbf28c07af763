import Foundation

/// A part of a text that the user can choose: a link, an attachment or a part with a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What a part of a text is.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A part with a name.
    case tag(String)
  }

  /// What the part is.
  public let content: Content
  /// The characters, in UTF-16 code units.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    (self.content, self.range) = (content, range)
    super.init()
  }
}
