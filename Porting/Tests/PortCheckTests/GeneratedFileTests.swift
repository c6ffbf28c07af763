import Foundation
import SwiftParser
import Testing

@testable import PortCheck

/// Files of random declarations in random styles.
struct FileGenerator {
  var random: SeededGenerator

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func file() -> String {
    let newline = chance(8) ? "\r\n" : "\n"
    let indent = pick(["  ", "    ", "\t"])
    var text = pick(["", "// A file.\n\n", "//\n//  File.swift\n//\n\n", "/* A */ "])
    text += pick([
      "import UIKit\n", "import UIKit\nimport CoreGraphics\n", "import Foundation\nimport QuartzCore\n", "",
    ])
    let classes = ["A", "B", "C"]
    for name in classes where !chance(3) { text += declaration(name, indent) }
    for _ in 0..<Int.random(in: 0..<4, using: &random) { text += extensionText(pick(classes), indent) }
    if chance(3) {
      text +=
        "\n@objc protocol P\(pick(["", ": NSObjectProtocol", ": Q"])) {\n\(indent)@objc optional func p\(pick(["()", "(_ a: Int) -> Int", "(x: Int) -> Int?"]))\n}\n"
      text += pick([
        "", "func q(_ p: P?) { p?.p?() }\n", "let z = p?.p?(1) ?? 4\n", "let z = (p?.p?(x: 1) ?? 4) + 1\n",
      ])
    }
    if chance(4) {
      text =
        pick(["#if os(iOS)\n", "#if !os(iOS) && DEBUG\n", "#if os(iOS) || os(tvOS)\n"]) + text + "\n#endif\n"
    }
    return newline == "\n"
      ? text : text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: newline)
  }

  private mutating func declaration(_ name: String, _ indent: String) -> String {
    let head = pick(["", "@objcMembers ", "@objc(X\(name))\n", "/// A class.\n@objc public final ", "open "])
    let parent = pick(["", ": NSObject", ": A", ": B, P"])
    if chance(5) { return "\n\(head)class \(name)\(parent) {}\n" }
    return "\n\(head)class \(name)\(parent) {\n" + members(indent) + "}\n"
  }

  private mutating func extensionText(_ name: String, _ indent: String) -> String {
    let head = pick(["", "// MARK: - More\n\n", "private ", "@objc ", "public ", "#if DEBUG\n"])
    let conformance = pick(["", "", ": P", " where T: Q"])
    let end = head.hasPrefix("#if") ? "\n#endif\n" : "\n"
    if chance(6) { return "\n\(head)extension \(name)\(conformance) { \(member()) }\(end)" }
    return "\n\(head)extension \(name)\(conformance) {\n" + members(indent) + "}\(end)"
  }

  private mutating func members(_ indent: String) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      text += pick([
        "", "\n", "\(indent)// A comment.\n", "\(indent)/// Documentation.\n",
        "\n\(indent)// MARK: - Part\n\n",
      ])
      text += "\(indent)\(member())\(pick(["", "  // Behind.", " "]))\n"
    }
    return text
  }

  private mutating func member() -> String {
    let attribute = pick([
      "@objc ", "@objc\n", "@IBAction ", "@objc /* why */ ", "", "@objc @available(iOS 13, *) ",
    ])
    let access = pick(["", "private ", "public ", "fileprivate "])
    let name = pick(["f", "g", "h", "`default`"])
    let parameters = pick([
      "", "_ sender: UIButton", "sender: Any", "_ a: Any, with event: UIEvent?", "a: Int, b: Int, c: Int",
    ])
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "override func \(name)(\(parameters)) { super.\(name)() }"
    case 1: return "override var \(name): Int { 1 }"
    case 2: return "@IBOutlet \(access)weak var \(name): UILabel!"
    case 3:
      return
        "let s = #selector(\(pick(["f", "self.g", "A.f", "B.g(_:)", "getter: h", "f as () -> Void", "h(sender:)"])))"
    case 4: return "lazy var t = {\n      #selector(g)\n    }()"
    case 5: return "let text = \"\"\"\n      @objc #selector(f)\n      \"\"\""
    case 6: return "\(attribute)\(access)var \(name) = 1"
    default: return "\(attribute)\(access)func \(name)(\(parameters)) { print(#keyPath(A.f), \"ö 👩‍👩‍👧 @objc\") }"
    }
  }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite("Generated files")
struct GeneratedFileTests {
  @Test("a fixed file parses, is complete, and is not changed by another run", arguments: 0..<15)
  func properties(block: Int) {
    var checked = 0
    for seed in block * 20..<block * 20 + 20 {
      var generator = FileGenerator(random: SeededGenerator(state: UInt64(seed)))
      let texts = [generator.file(), generator.file()]
      let trees = texts.map { SourceFile(name: "", text: $0).tree }
      guard trees.allSatisfy({ !$0.hasError }) else { continue }
      checked += 1
      let once = fixed(texts)
      for (before, after) in zip(texts, once) {
        #expect(!Parser.parse(source: after).hasError, "seed \(seed): \(before)\n----\n\(after)")
      }
      #expect(fixed(once) == once, "seed \(seed)")
      // Nothing is lost: comments and bodies are as many as before.
      for word in [
        "// A comment.", "/// Documentation.", "// Behind.", "/* why */", "{ print(", "// MARK: -", "super.",
      ] {
        let count = { (texts: [String]) in
          texts.map { $0.components(separatedBy: word).count - 1 }.reduce(0, +)
        }
        #expect(count(once) == count(texts), "seed \(seed): \(word)")
      }
      let left = Checker(once.enumerated().map { SourceFile(name: "\($0)", text: $1) }).findings()
      #expect(left.allSatisfy { !$0.isFixable }, "seed \(seed): \(left.filter(\.isFixable))")
    }
    #expect(checked > 10)
  }
}
