import DisplayList
import Geometry
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
}
