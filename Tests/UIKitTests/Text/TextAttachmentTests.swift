import DisplayList
import Geometry
import ImageDecoding
import Testing
@testable import UIKit

@MainActor
@Suite("Text attachments and raised text")
struct TextAttachmentTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.font = Inter.font
    label.attributedText = text
    label.sizeToFit()
    return label
  }

  @Test("§31.34 an attachment takes the room of its picture on the baseline")
  func room() {
    let text = NSMutableAttributedString(string: "n")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
    text.append(NSAttributedString(string: "n"))
    #expect(text.length == 3 && text.string == "n\u{FFFC}n")
    let plain = label(NSAttributedString(string: "nn"))
    let with = label(text)
    #expect(abs(with.bounds.width - plain.bounds.width - 30) <= 1)
    // The picture is 40 above the baseline, and the letters are as deep below it as in the plain text.
    #expect(abs(with.bounds.height - 40 - -Inter.font.descender) <= 1)
  }

  @Test("§31.34 bounds move an attachment down, and scale its picture")
  func bounds() {
    let attachment = NSTextAttachment()
    attachment.image = picture
    attachment.bounds = CGRect(x: 0, y: -5, width: 15, height: 20)
    let rooms = [attachment.room]
    #expect(rooms[0].width == 15 && rooms[0].ascent == 15 && rooms[0].descent == 5)
    #expect(abs(label(NSAttributedString(attachment: attachment)).bounds.width - 15) <= 0.5)
  }

  @Test("§31.34 the picture is drawn where its character is")
  func drawn() throws {
    let text = NSMutableAttributedString(string: "n")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
    let label = label(text)
    let typeset = label.drawableText.typeset(width: nil)
    let line = try #require(typeset.lines.first)
    let run = try #require(line.line.runs.last)
    #expect(abs(run.width - 30) < 0.1 && run.glyphs.isEmpty)
    #expect(abs(line.line.ascent - 40) < 0.1)
  }

  @Test("§31.35 a baseline offset raises letters")
  func raised() throws {
    let text = NSMutableAttributedString(string: "n")
    text.append(NSAttributedString(string: "2", attributes: [.baselineOffset: 6]))
    let line = try #require(label(text).drawableText.typeset(width: nil).lines.first)
    let places = line.line.runs.flatMap(\.glyphs).map(\.position.y)
    #expect(places.count == 2 && places[0] == 0 && abs(places[1] + 6) < 0.01)
  }

  /// A picture that is drawn by one command.
  private var bitmap: UIImage {
    let pixels = [UInt8](repeating: 255, count: 30 * 40 * 4)
    return Bitmap(width: 30, height: 40, pixels: pixels).map { UIImage(cgImage: CGImage($0)) } ?? UIImage()
  }

  /// The rectangles in which a label draws pictures.
  private func pictures(in label: UILabel, width: CGFloat? = nil) -> (rectangles: [Rectangle], text: String) {
    let typeset = label.drawableText.typeset(width: width.map { Double($0) }, maximumNumberOfLines: 1)
    let commands = label.drawableText.commands(for: typeset, at: .zero, traits: label.traitCollection)
    let rectangles = commands.compactMap { command -> Rectangle? in
      if case .image(_, _, let rectangle, _) = command { rectangle } else { nil }
    }
    return (rectangles, typeset.lines.first?.line.text ?? "")
  }

  @Test("§31.34 an attachment that is appended repeatedly is drawn as often")
  func repeated() {
    let attachment = NSTextAttachment(image: bitmap)
    let text = NSMutableAttributedString(string: "n")
    for _ in 0..<3 { text.append(NSAttributedString(attachment: attachment)) }
    let places = pictures(in: label(text)).rectangles.map(\.minX)
    #expect(places.count == 3)
    for (left, right) in zip(places, places.dropFirst()) { #expect(abs(right - left - 30) < 0.1) }
  }

  @Test(
    "§31.34 an attachment that is cut off is not drawn over the ellipsis, and one before left-out lines is")
  func truncated() {
    let icon = NSAttributedString(attachment: NSTextAttachment(image: bitmap))
    let text = NSMutableAttributedString(string: "nn")
    text.append(icon)
    text.append(NSAttributedString(string: " nnnn"))
    let cut = pictures(in: label(text), width: label(NSAttributedString(string: "nn…")).bounds.width + 1)
    #expect(cut.rectangles.isEmpty && cut.text.hasSuffix("…"))
    let lines = NSMutableAttributedString(string: "n")
    lines.append(icon)
    lines.append(NSAttributedString(string: "\nn"))
    let above = label(lines)
    let shown = pictures(in: above, width: 300)
    #expect(shown.rectangles.count == 1 && shown.text.hasSuffix("…"))
    let runs = above.drawableText.typeset(width: 300, maximumNumberOfLines: 1).lines[0].line.runs
    #expect(runs.last?.glyphs.count == 1)
  }

  @Test("§31.34 the caret stands before and after an attachment")
  func caret() throws {
    let text = NSMutableAttributedString(string: "n")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
    text.append(NSAttributedString(string: "n"))
    let line = try #require(label(text).drawableText.typeset(width: nil).lines.first?.line)
    let letter =
      label(NSAttributedString(string: "nnnnnnnnnn")).drawableText.typeset(width: nil).lines[0].line.width
      / 10
    for (position, expected) in zip(line.caretPositions, [0, letter, letter + 30, 2 * letter + 30]) {
      #expect(abs(position - expected) < 0.2, "\(line.caretPositions)")
    }
    #expect(line.caretPositions.count == 4)
  }
}
