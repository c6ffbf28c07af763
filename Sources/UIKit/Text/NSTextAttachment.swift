import DisplayList
import Foundation
import Geometry
import Typesetting

/// A picture in a text, which stands for one character.
///
/// ```swift
/// let attachment = NSTextAttachment(image: star)
/// text.append(NSAttributedString(attachment: attachment))
/// ```
// Unchecked because the class is open: code that draws a text does not change its attachments meanwhile.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let swiftObjectMark = SwiftObjectMark()

  /// The character that an attachment replaces: U+FFFC.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?

  /// The place of the picture in points, relative to the baseline. As in text, y points up: a negative y is below the
  /// baseline. Zero, the default, for the size of the picture on the baseline.
  open var bounds = CGRect.zero

  /// The bytes of the picture, if `image` is nil.
  open var contents: Data?

  /// The type of the bytes.
  open var fileType: String?

  /// Creates an attachment from the bytes of a picture.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an empty attachment.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  private var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The picture for a rectangle. An override may return another one; it is not asked here.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { picture }

  /// The place of the picture, relative to the baseline. Override it to choose another one.
  ///
  /// - Parameters:
  ///   - textContainer: Nil here.
  ///   - lineFrag: The room in the line, without limits here.
  ///   - position: Zero here.
  ///   - charIndex: Zero here.
  /// - Returns: `bounds` or, if they are empty, the size of the picture.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds.isEmpty ? CGRect(origin: .zero, size: picture?.size ?? .zero) : bounds }

  /// The room of the attachment in its line.
  var room: StyledText.Run.Room {
    let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
    let (size, bottom) = (bounds.size, bounds.minY)
    return .init(width: size.width, ascent: size.height + bottom, descent: -bottom)
  }

  /// The commands that draw the picture. A template takes the colour of the text.
  func commands(in rectangle: Rectangle, textColor: Color, traits: UITraitCollection) -> [Command] {
    guard let picture else { return [] }
    let isTemplate =
      picture.renderingMode == .alwaysTemplate
      || (picture.isSymbolImage && picture.renderingMode == .automatic)
    let tint = picture.properties.tint.map { $0.color(in: traits) }
    return picture.commands(in: rectangle, tint: isTemplate ? tint ?? textColor : tint)
  }
}

extension NSAttributedString {
  /// Creates a text of one character, which an attachment replaces.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
