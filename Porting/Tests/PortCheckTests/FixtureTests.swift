import Foundation
import Testing

@testable import PortCheck

/// Files beside this one.
enum Files {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}

/// Fixes files together.
func fixed(_ texts: [String]) -> [String] {
  var checker = Checker(texts.enumerated().map { SourceFile(name: "\($0).swift", text: $1) })
  checker.fix()
  return checker.files.map(\.text)
}

func findings(_ texts: String...) -> [Finding] {
  Checker(texts.enumerated().map { SourceFile(name: "\($0).swift", text: $1) }).findings()
}

@Suite("Fixtures")
struct FixtureTests {
  static let names = [
    "attributes", "selectors", "foreignselectors", "extensions", "optional", "conditions", "imports",
    "importplace", "reported",
    "networking", "previews", "keypaths", "initializers", "missingimport", "uikitselectors",
    "superclassselectors",
    "namedselectors", "delegatetests", "forcedcalls", "continuedcalls", "uikitextensions", "boundmethods",
    "ownimplementations", "anyobject", "keypathobservers", "objectoverrides", "animatableproperties",
    "classdescriptions",
  ]

  @Test("the fixed file is as written by hand", arguments: names)
  func fix(name: String) throws {
    let before = try Files.text("Fixtures/\(name).before.txt")
    let after = try Files.text("Fixtures/\(name).after.txt")
    #expect(fixed([before]) == [after])
  }

  @Test("fixing again changes nothing", arguments: names)
  func idempotent(name: String) throws {
    let after = try Files.text("Fixtures/\(name).after.txt")
    #expect(fixed([after]) == [after])
    #expect(!SourceFile(name: name, text: after).tree.hasError)
    #expect(Checker([SourceFile(name: name, text: after)]).findings().allSatisfy { !$0.isFixable })
  }

  static let samples = ["PhotoGridViewController", "PlayerViewController", "BadgeCell", "ShelfLayout"]

  // The target PortedSamples compiles the results.
  @Test("a sample written for iOS becomes the file that the package compiles", arguments: samples)
  func sample(name: String) throws {
    let before = try Files.text("Samples/\(name).txt")
    let after = try Files.text("../PortedSamples/\(name).swift")
    #expect(fixed([before]) == [after])
    #expect(fixed([after]) == [after])
    #expect(Checker([SourceFile(name: name, text: after)]).findings().isEmpty)
  }
}

@Suite("Findings")
struct FindingTests {
  @Test("findings have the line, the column, and the reason")
  func reported() throws {
    let text = try Files.text("Fixtures/reported.before.txt")
    let found = findings(text)
    #expect(
      found.map { "\($0.line):\($0.column)" } == ["7:17", "8:50", "10:10", "13:9"])
    #expect(found.allSatisfy { !$0.isFixable })
    #expect(
      found[0].description
        == "0.swift:7:17: there are no storyboard files; "
        + "describe the controllers and segues in UIStoryboard.namedStoryboards")
  }

  @Test("a column counts the characters of a line, and the mark says that --fix helps")
  func mark() {
    let found = findings("  @objc class A {}")
    #expect(
      found.map(\.description) == [
        "0.swift:1:3: @objc needs Objective-C, which Linux does not have; remove it [--fix]"
      ])
  }

  @Test("a type of the app whose name looks like one of UIKit needs no import")
  func ownName() {
    let text =
      "import Foundation\n\nenum UIState { case idle }\n\nstruct Model { var state: UIState = .idle }\n"
    #expect(findings(text).isEmpty)
    #expect(findings("import Foundation\n\nstruct Model { var state: UIState }\n").count == 1)
  }

  @Test("a file with a syntax error is neither checked nor changed")
  func syntaxError() {
    let text = "@objc class A {\n  func (\n"
    #expect(findings(text).isEmpty)
    #expect(fixed([text]) == [text])
    #expect(SourceFile(name: "", text: text).firstErrorLine != nil)
  }
}

@Suite("Several files")
struct SeveralFilesTests {
  @Test("an override moves into the class in another file")
  func moveToOtherFile() {
    let result = fixed([
      "extension A {\n  override func f() {}\n}\n\nextension A: P {}\n", "class A: B {\n  var a = 1\n}\n",
    ])
    #expect(
      result == [
        "extension A {\n}\n\nextension A: P {}\n", "class A: B {\n  var a = 1\n\n  override func f() {}\n}\n",
      ])
  }

  @Test("what a moved member uses is not private any more, also if only its type is used")
  func privateNames() {
    let result = fixed([
      """
      private enum Limit { static let rows = 3 }
      fileprivate func limit() -> Limit.Type { print("limit"); return Limit.self }
      private let unused = 1
      extension A {
        override func f() { helper(); print(limit()) }
        private func helper() {}
        private func other() {}
      }

      """, "class A: B {}\n",
    ])
    #expect(
      result == [
        """
        enum Limit { static let rows = 3 }
        func limit() -> Limit.Type { print("limit"); return Limit.self }
        private let unused = 1
        extension A {
          func helper() {}
          private func other() {}
        }

        """, "class A: B {\n  override func f() { helper(); print(limit()) }\n}\n",
      ])
  }

  @Test("a member of a private extension moves to another file")
  func privateExtension() {
    let result = fixed([
      "private extension A {\n  @objc func tap() {}\n  func g() { add(#selector(tap)) }\n}\n",
      "class A: B {}\n",
    ])
    #expect(
      result == [
        "import Porting\n\nextension A {\n  func g() { add(#Selector(A.tap)) }\n}\n",
        "import Porting\n\n@SelectorTable\nclass A: B {\n  @SelectorMethod func tap() {}\n}\n",
      ])
  }

  @Test("a member stays if its helper has a name that a related class or another file uses, and others move")
  func equalPrivateNames() {
    let text =
      "extension A {\n  override func f() { help() }\n  override func g() {}\n  private func help() {}\n}\n"
    let others = ["class A: B {}\n", "class C: A {\n  private func help() {}\n}\n"]
    #expect(
      fixed([text] + others) == [
        "extension A {\n  override func f() { help() }\n  private func help() {}\n}\n",
        "class A: B {\n  override func g() {}\n}\n", others[1],
      ])
    #expect(
      Checker(([text] + others).enumerated().map { SourceFile(name: "\($0)", text: $1) }).findings().contains
      {
        $0.message.hasSuffix(
          "it uses \"help\", which is private in this file, and another file has the same name")
      })
    // Other labels, or another class.
    let unrelated =
      "class D {\n  private func help() {}\n}\nclass E: A {\n  private func help(_ a: Int) {}\n}\n"
    #expect(fixed([text, others[0], unrelated])[1].contains("override func f()"))
  }

  @Test("a method of a superclass in another file receives the mark")
  func selectorOfSuperclass() {
    let result = fixed([
      "class A: B {\n  func g() { add(#selector(tap)) }\n}\n",
      "class B: NSObject {\n  @objc func tap(_ sender: Any) {}\n}\n",
    ])
    #expect(
      result == [
        "import Porting\n\nclass A: B {\n  func g() { add(#Selector(A.tap(_:))) }\n}\n",
        "import Porting\n\n@SelectorTable\nclass B: NSObject {\n  @SelectorMethod func tap(_ sender: Any) {}\n}\n",
      ])
  }

  @Test("classes in classes keep their path")
  func nested() {
    let result = fixed([
      "enum O {\n  class A: B {\n    @objc func t() {}\n    lazy var s = #selector(t)\n  }\n}\n"
    ])
    #expect(
      result == [
        "import Porting\n\nenum O {\n  @SelectorTable\n  class A: B {\n    @SelectorMethod func t() {}\n    lazy var s = #Selector(O.A.t)\n  }\n}\n"
      ])
  }

  @Test("the class of an expression is found if only one class has such a method")
  func expression() {
    let link = "class A: B {\n  func start(_ other: Other) { run(#selector(other.step)) }\n}\n"
    let result = fixed([link, "class Other {\n  @objc func step() {}\n}\nclass C {\n  func step() {}\n}\n"])
    #expect(result[0].contains("#Selector(Other.step)"))
    #expect(result[1].contains("@SelectorTable\nclass Other {\n  @SelectorMethod func step() {}"))
    let unclear = [link, "class Other {\n  @objc func step() {}\n}\nclass C {\n  @objc func step() {}\n}\n"]
    let result2 = fixed(unclear)
    #expect(result2[0] == link.replacingOccurrences(of: "#selector(other.step)", with: "Selector(\"step\")"))
    // Any class may be meant, so that all methods with this name are in tables.
    #expect(result2[1].components(separatedBy: "@SelectorMethod func step()").count == 3)
  }

  @Test("the name of a selector in a string marks the method")
  func string() {
    let result = fixed([
      "class A: B {\n  @objc func tick(_ t: Timer) {}\n  let s = Selector((\"tick:\"))\n}\n"
    ])
    #expect(result[0].contains("@SelectorMethod func tick"))
  }

  @Test("a selector that may mean two methods is reported, not changed")
  func ambiguous() {
    let body = "@objc func f() {}\n  @objc func f(_ a: Any) {}"
    var result = fixed(["class A: B {\n  \(body)\n  let s = #selector(f)\n}\n"])
    #expect(result[0].contains("#selector(f)"))
    result = fixed(["class A: B {\n  \(body)\n  let s = #selector(f as (A) -> (Any) -> Void)\n}\n"])
    #expect(result[0].contains("#Selector(A.f(_:) as (A) -> (Any) -> Void)"))
  }

  @Test("files of a framework receive the import of UIKit before the attributes of a class")
  func missingImport() {
    let result = fixed([
      "class A: UIView {\n  @objc func t() {}\n  lazy var s = #selector(t)\n}\n", "extension UIColor {}\n",
    ])
    #expect(
      result == [
        "import Porting\nimport UIKit\n\n@SelectorTable\nclass A: UIView {\n  @SelectorMethod func t() {}\n  lazy var s = #Selector(A.t)\n}\n",
        "import UIKit\n\nextension UIColor {}\n",
      ])
  }
}
