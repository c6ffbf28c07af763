import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Texts from HTML")
struct HTMLTextTests {
  private func read(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:])
    throws
    -> NSAttributedString
  {
    var all = options
    all[.documentType] = NSAttributedString.DocumentType.html
    all[.characterEncoding] = String.Encoding.utf8.rawValue
    return try NSAttributedString(data: Data(html.utf8), options: all, documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, _ part: String) -> UIFont? {
    attribute(.font, text, part) as? UIFont
  }

  private func attribute(_ key: NSAttributedString.Key, _ text: NSAttributedString, _ part: String) -> Any? {
    let range = (text.string as NSString).range(of: part)
    return range.location == NSNotFound ? nil : text.attribute(key, at: range.location, effectiveRange: nil)
  }

  struct Case: Sendable {
    var html: String
    var text: String
  }

  nonisolated static let texts = [
    Case(html: "  one\n two<b> three</b> ", text: "one two three"),
    Case(html: "<p>a</p><p>b <i>c</i></p>", text: "a\nb c\n"),
    Case(html: "a<br>b<br/>c", text: "a\nb\nc"),
    Case(html: "<h1>Title</h1>Text<div>Block</div>", text: "Title\nText\nBlock\n"),
    Case(html: "<ul><li>x</li><li>y</li></ul>", text: "\t•\tx\n\t•\ty\n"),
    Case(html: "<ol start=3><li>x<li>y</ol>", text: "\t3.\tx\n\t4.\ty\n"),
    Case(
      html: "Q&amp;A &lt;b&gt; &#233;&#xE9;&eacute; &nbsp;&unknown; 1 & 2",
      text: "Q&A <b> ééé \u{A0}&unknown; 1 & 2"),
    Case(html: "<style>p{}</style>a<!-- <b>no</b> -->b<script>if (a<b) {}</script>c", text: "abc"),
    Case(html: "<pre>a\n  b</pre>", text: "a\n  b\n"),
    Case(html: "1 < 2 <3 a<b", text: "1 < 2 <3 a<b"),
    Case(html: "<a title='x>y' href=#>k</a", text: "k</a"),
    Case(html: "</b></p>end<b", text: "end<b"),
    Case(html: "", text: ""),
  ]

  @Test("the text of elements is read, with spaces as HTML has them", arguments: texts)
  func text(_ row: Case) throws { #expect(try read(row.html).string == row.text) }

  @Test("elements give their text a look")
  func look() throws {
    let text = try read(
      "plain <b>bold <i>both</i></b> <h2>head</h2><u>under</u> <del>struck</del> x<sup>up</sup> <code>code</code>"
    )
    let base = UIFont.systemFont(ofSize: 12)
    #expect(font(text, "plain") == base)
    #expect(font(text, "bold")?.fontDescriptor.symbolicTraits == [.traitBold])
    #expect(font(text, "both")?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(
      font(text, "head")?.pointSize == 18 && font(text, "head")?.fontDescriptor.symbolicTraits == [.traitBold]
    )
    #expect(attribute(.underlineStyle, text, "under") as? Int == 1)
    #expect(attribute(.strikethroughStyle, text, "struck") as? Int == 1)
    #expect((attribute(.baselineOffset, text, "up") as? CGFloat ?? 0) > 0)
    #expect((font(text, "up")?.pointSize ?? 12) < 12)
    #expect(font(text, "code")?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
  }

  @Test("paragraphs are aligned, and lists indented")
  func paragraphs() throws {
    let text = try read(
      "<p style='text-align:center'>title</p><ul><li>one<ol><li>inner</li></ol></li></ul><p>plain</p>")
    func style(_ part: String) -> NSParagraphStyle? {
      attribute(.paragraphStyle, text, part) as? NSParagraphStyle
    }
    #expect(style("title")?.alignment == .center && style("title")?.headIndent == 0)
    #expect(style("one")?.headIndent == 36 && style("one")?.tabStops.map(\.location) == [11, 36])
    #expect(style("inner")?.headIndent == 72 && style("plain") == nil)
  }

  @Test("links have their address, and the colour of links")
  func links() throws {
    let text = try read(#"<a href="https://swift.org/?a=1&amp;b=2">Swift</a> rest"#)
    #expect((attribute(.link, text, "Swift") as? URL)?.absoluteString == "https://swift.org/?a=1&b=2")
    #expect(attribute(.foregroundColor, text, "Swift") as? UIColor == .link)
    #expect(attribute(.link, text, "rest") == nil)
  }

  @Test("colours and sizes in style are read, others are ignored")
  func style() throws {
    let text = try read(
      """
      <span style="color: #ff0000; font-size:20px; font-weight:bold">red</span><font color=blue>blue</font>
      <span style="color:rgb(0, 255,0);font-size:150%">green</span><span style="color:nothing;font-size:-3px">no</span>
      <b style="font-weight: normal">thin</b>
      """)
    #expect(
      attribute(.foregroundColor, text, "red") as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      font(text, "red")?.pointSize == 20 && font(text, "red")?.fontDescriptor.symbolicTraits == [.traitBold])
    #expect(
      attribute(.foregroundColor, text, "blue") as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(
      attribute(.foregroundColor, text, "green") as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(font(text, "green")?.pointSize == 18)
    #expect(attribute(.foregroundColor, text, "no") == nil && font(text, "no")?.pointSize == 12)
    #expect(font(text, "thin")?.fontDescriptor.symbolicTraits == [])
  }

  @Test("default attributes apply to all text, and their font is the base of others")
  func defaults() throws {
    let text = try read(
      "a<h1>b</h1>",
      [.defaultAttributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20), .kern: 2]])
    #expect(font(text, "a")?.pointSize == 20 && font(text, "b")?.pointSize == 40)
    #expect(attribute(.kern, text, "b") as? Int == 2)
  }

  @Test("plain text is taken as it is; other formats and bytes that are no text are errors")
  func formats() throws {
    let plain = try NSAttributedString(
      data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(plain.string == "<b>")
    let guessed = try NSAttributedString(data: Data(" <b>x</b>".utf8), documentAttributes: nil)
    #expect(guessed.string == "x")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF]), documentAttributes: nil)
    }
  }
}
