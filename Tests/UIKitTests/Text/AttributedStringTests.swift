import Foundation
import Testing
import UIKit

/// Attributed strings of Swift and of Foundation, in both directions.
@MainActor
@Suite("Attributed strings as values")
struct AttributedStringTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private static var style: NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    return style
  }

  private static var shadow: NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    return shadow
  }

  private static let attachment = NSTextAttachment()
  private static let address = URL(string: "https://example.org/a")

  /// A value of each attribute, as code for `NSAttributedString` writes it.
  private static var attributes: [NSAttributedString.Key: NSObject] {
    [
      .font: UIFont.systemFont(ofSize: 21), .foregroundColor: red, .backgroundColor: blue,
      .paragraphStyle: style, .kern: NSNumber(value: 1.5), .tracking: NSNumber(value: 2.5),
      .ligature: NSNumber(value: 0), .baselineOffset: NSNumber(value: -4),
      .underlineStyle: NSNumber(value: 0x101), .underlineColor: blue, .strikethroughStyle: NSNumber(value: 9),
      .strikethroughColor: red, .strokeWidth: NSNumber(value: -3), .strokeColor: blue,
      .obliqueness: NSNumber(value: 0.25), .shadow: shadow, .attachment: attachment,
    ]
  }

  @Test("§29.28 a text with all attributes is the same after it was a value")
  func roundTrip() {
    var attributes: [NSAttributedString.Key: Any] = Self.attributes
    attributes[.link] = Self.address
    let text = NSMutableAttributedString(string: "plain, ")
    text.append(NSAttributedString(string: "rich 😀\u{FFFC}", attributes: attributes))
    let value = AttributedString(text)
    #expect(String(value.characters) == "plain, rich 😀\u{FFFC}")
    let result = NSAttributedString(value)
    #expect(result.string == text.string)
    #expect(result.attributes(at: 0, effectiveRange: nil).isEmpty)
    let found = result.attributes(at: 7, effectiveRange: nil)
    #expect(Set(found.keys) == Set(attributes.keys))
    for (key, expected) in Self.attributes {
      let value = (found[key] as? NSNumber) ?? (found[key] as? CGFloat).map { NSNumber(value: $0) }
      let object = value ?? (found[key] as? Int).map { NSNumber(value: $0) } ?? found[key] as? NSObject
      #expect(object == expected, "\(key.rawValue)")
    }
    #expect(found[.link] as? URL == Self.address)
  }

  @Test("§29.28 the attributes have their names in values and containers")
  func names() throws {
    var container = AttributeContainer()
    container.paragraphStyle = Self.style
    container.shadow = Self.shadow
    container.baselineOffset = 2
    container.underlineColor = Self.red
    container.strikethroughColor = Self.blue
    container.strokeColor = Self.red
    container.strokeWidth = 3
    container.tracking = 1
    container.ligature = 0
    container.obliqueness = 0.5
    container.attachment = Self.attachment
    container.link = Self.address
    let text = NSAttributedString(AttributedString("x", attributes: container))
    let found = text.attributes(at: 0, effectiveRange: nil)
    #expect(found.count == 12)
    #expect((found[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 7)
    #expect((found[.shadow] as? NSShadow)?.shadowBlurRadius == 3)
    #expect(found[.baselineOffset] as? CGFloat == 2 && found[.tracking] as? CGFloat == 1)
    #expect(found[.strokeWidth] as? CGFloat == 3 && found[.obliqueness] as? CGFloat == 0.5)
    #expect(found[.ligature] as? Int == 0 && found[.attachment] as? NSTextAttachment === Self.attachment)
    #expect(AttributeContainer(found) == container)
  }

  @Test("§29.28 a mutable style that changes later does not change the value")
  func mutableStyle() throws {
    let style = Self.style
    let value = AttributedString(NSAttributedString(string: "x", attributes: [.paragraphStyle: style]))
    style.lineSpacing = 99
    #expect(value.paragraphStyle?.lineSpacing == 7)
  }

  @Test("a button's title keeps its own paragraph style")
  func title() throws {
    var title = AttributedString("Buy")
    title.paragraphStyle = Self.style
    let button = UIButton(configuration: .plain())
    button.configuration?.attributedTitle = title
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let text = try #require(button.titleLabel?.attributedText)
    let shown = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(shown?.lineSpacing == 7)
  }
}
