import Testing

@testable import UIKit

/// Foundation compares the values of adjacent runs, and traps for objects that it takes for its own.
@MainActor
@Suite struct AttributeValueTests {
  /// Makes objects of each class, new ones at each call: the number says which are equal.
  private static let values: [(key: NSAttributedString.Key, make: @MainActor (Int) -> NSObject)] = [
    (
      .paragraphStyle,
      { number in
        let style = NSMutableParagraphStyle()
        style.headIndent = CGFloat(number)
        return style
      }
    ),
    (
      .shadow,
      { number in
        let shadow = NSShadow()
        shadow.shadowBlurRadius = CGFloat(number)
        return shadow
      }
    ),
    (.font, { UIFont.systemFont(ofSize: 10 + CGFloat($0)) }),
    (.foregroundColor, { UIColor(red: 0, green: 0, blue: CGFloat($0) / 4, alpha: 0) }),
    (.foregroundColor, { number in UIColor { _ in number == 0 ? .red : .blue } }),
    (NSAttributedString.Key("tab"), { NSTextTab(textAlignment: .left, location: CGFloat($0)) }),
    (.attachment, { _ in NSTextAttachment() }),
  ]

  @Test("values of each class are compared, whether equal or not")
  func values() {
    for (key, make) in Self.values {
      compare(key, make)
    }
  }

  private func compare(_ key: NSAttributedString.Key, _ make: (Int) -> NSObject) {
    for numbers in [[0, 0], [0, 1], [1, 0], [0, 0, 1, 1, 0]] {
      let text = NSMutableAttributedString(string: "")
      for number in numbers {
        text.append(NSAttributedString(string: "n", attributes: [key: make(number), .kern: 1]))
      }
      text.addAttributes([key: make(2)], range: NSRange(location: 0, length: 1))
      #expect(text.length == numbers.count)
      #expect(text.attribute(key, at: 0, effectiveRange: nil) is NSObject)
    }
  }

  @Test("equal values are one run")
  func runs() {
    for (key, make) in Self.values.prefix(4) {
      let text = NSMutableAttributedString(string: "n", attributes: [key: make(1)])
      text.append(NSAttributedString(string: "n", attributes: [key: make(1)]))
      text.append(NSAttributedString(string: "n", attributes: [key: make(0)]))
      var ranges: [NSRange] = []
      text.enumerateAttributes(in: NSRange(location: 0, length: 3)) { _, range, _ in ranges.append(range) }
      #expect(ranges == [NSRange(location: 0, length: 2), NSRange(location: 2, length: 1)], "\(key)")
    }
  }
}
