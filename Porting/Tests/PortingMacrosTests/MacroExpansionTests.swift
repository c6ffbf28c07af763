import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import PortingMacros

@Suite("Macro expansions")
struct MacroExpansionTests {
  /// Expands with the macros for Linux.
  private func expect(
    _ source: String, expandsTo expansion: String, diagnostics: [DiagnosticSpec] = [],
    fixIts: [String]? = nil,
    fixed: String? = nil, conformances: [TypeSyntax] = ["SelectorPerforming"],
    macros: [String: any Macro.Type] = [
      "SelectorMethod": SelectorMethodMacro.self, "Selector": SelectorMacro.self,
    ],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    var specs = macros.mapValues { MacroSpec(type: $0) }
    if specs["SelectorTable"] == nil {
      specs["SelectorTable"] = MacroSpec(type: SelectorTableMacro.self, conformances: conformances)
    }
    assertMacroExpansion(
      source, expandedSource: expansion, diagnostics: diagnostics, macroSpecs: specs, applyFixIts: fixIts,
      fixedSource: fixed, indentationWidth: .spaces(2),
      failureHandler: {
        Issue.record(
          "\($0.message)",
          sourceLocation: SourceLocation(
            fileID: $0.location.fileID, filePath: $0.location.filePath, line: $0.location.line,
            column: $0.location.column))
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  @Test("a class receives a table of its marked methods")
  func table() {
    expect(
      """
      @SelectorTable
      public final class Player: NSObject {
        @SelectorMethod func play() {}
        @SelectorMethod private func seek(_ slider: UISlider) {}
        func other() {}
      }
      """,
      expandsTo: """
        public final class Player: NSObject {
          func play() {}
          private func seek(_ slider: UISlider) {}
          func other() {}

          @MainActor public func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
            switch selector {
            case "play":
              play()
              return true
            case "seek:":
              guard let argument0 = (arguments.first ?? nil) as? UISlider else {
                return false
              }
              seek(argument0)
              return true
            default:
              return false
            }
          }
        }

        extension Player: SelectorPerforming {
        }
        """)
  }

  @Test("a subclass of a class with a table asks its superclass")
  func inheritance() {
    expect(
      """
      @SelectorTable
      class Radio: Player {
        @SelectorMethod func tune(to value: Any?, event: UIEvent?) -> Bool { true }
      }
      """,
      expandsTo: """
        class Radio: Player {
          func tune(to value: Any?, event: UIEvent?) -> Bool { true }

          @MainActor override func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
            switch selector {
            case "tuneTo:event:", "tune::":
              let argument0 = (arguments.first ?? nil)
              let argument1 = (arguments.count > 1 ? arguments[1] : nil) as? UIEvent
              _ = tune(to: argument0, event: argument1)
              return true
            default:
              return super.perform(selector, with: arguments)
            }
          }
        }
        """,
      conformances: [])
  }

  @Test("on Apple's platforms, marked methods are @objc")
  func objectiveC() {
    expect(
      """
      @SelectorTable
      class Player: NSObject {
        @SelectorMethod func play() {}
        func other() {}
      }
      let play = #Selector(Player.play)
      """,
      expandsTo: """
        class Player: NSObject {
          @objc func play() {}
          func other() {}
        }
        let play = #selector(Player.play)
        """,
      macros: [
        "SelectorTable": ObjectiveCTableMacro.self, "SelectorMethod": SelectorMethodMacro.self,
        "Selector": ObjectiveCSelectorMacro.self,
      ])
  }

  @Test(
    "a selector has the name of Objective-C",
    arguments: [
      ("Player.play", "play"), ("self.play(_:)", "play:"), ("play(_:with:)", "play:with:"),
      ("Player.play(song:)", "playWithSong:"), ("Player.play(for:)", "playFor:"),
      ("Player.jumpTo(position:)", "jumpToPosition:"), ("play(_:) as (Player) -> (Any) -> Void", "play:"),
    ])
  func selector(method: String, name: String) {
    expect("let a = #Selector(\(method))", expandsTo: "let a = Selector(\"\(name)\")")
  }

  @Test("an unlabelled reference takes the number of parameters from the overload")
  func parameterCount() {
    expect(
      "let a = #Selector(Player.play)", expandsTo: "let a = Selector(\"play:\")",
      macros: ["Selector": OneArgumentSelectorMacro.self])
    expect(
      "let a = #Selector(Player.play)", expandsTo: "let a = Selector(\"play::\")",
      macros: ["Selector": TwoArgumentsSelectorMacro.self])
    expect(
      "let a = #Selector(Player.play)", expandsTo: "let a = Selector(\"play:::\")",
      macros: ["Selector": ThreeArgumentsSelectorMacro.self])
  }

  // UIKit asks `canPerformAction(_:withSender:)` before an edit action, so the selector must not know the method.
  @Test(
    "the selector of an edit action of all responders is its name, and other selectors know their methods")
  func editActions() {
    expect(
      "let a = #ExtensionSelector(UIResponder.copy(_:))", expandsTo: "let a = Selector(\"copy:\")",
      macros: ["ExtensionSelector": OneArgumentExtensionSelectorMacro.self])
    expect(
      "let a = #ExtensionSelector(UIView.endEditing(_:))",
      expandsTo: "let a = Selector(\"endEditing:\", calling: UIView.endEditing(_:))",
      macros: ["ExtensionSelector": OneArgumentExtensionSelectorMacro.self])
  }

  @Test("a call is not the name of a method")
  func call() {
    expect(
      "let a = #Selector(Player.play())", expandsTo: "let a = Selector(\"\")",
      diagnostics: [
        DiagnosticSpec(
          message: "#Selector needs the name of a method, such as Player.play(_:)", line: 1, column: 19,
          fixIts: [FixItSpec(message: "remove '()'")])
      ],
      fixIts: ["remove '()'"], fixed: "let a = #Selector(Player.play)")
  }

  @Test(
    "a method that cannot be in the table is reported with its reason",
    arguments: [
      ("static func f() {}", "it is a method of the type"),
      (
        "func f(_ a: Any, _ b: Any, _ c: Any, _ d: Any) {}",
        "it has 4 parameters, and callers offer at most three arguments"
      ),
      ("func f<T>(_ a: T) {}", "it is generic"),
      ("func f(_ a: some Equatable) {}", "the type of \"a\" is generic"),
      ("func f(_ a: inout Int) {}", "the type of \"a\" is inout"),
      ("func f(_ body: @escaping () -> Void) {}", "the type of \"body\" is a function"),
      ("func f(_ pair: (Int, Int)) {}", "the type of \"pair\" is a tuple"),
      ("func f(_ a: Any...) {}", "\"a\" takes several values"),
    ])
  func obstacles(method: String, reason: String) {
    expect(
      """
      @SelectorTable class A {
        @SelectorMethod func ok() {}
        @SelectorMethod \(method)
      }
      """,
      expandsTo: """
        class A {
          func ok() {}
          \(method)

          @MainActor func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
            switch selector {
            case "ok":
              ok()
              return true
            default:
              return false
            }
          }
        }

        extension A: SelectorPerforming {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "a selector cannot call this method, because \(reason)", line: 3, column: 3,
          fixIts: [FixItSpec(message: "remove @SelectorMethod")])
      ])
  }

  @Test("fix-its remove async, throws and the mark", arguments: ["async", "throws"])
  func effects(effect: String) {
    let reason = effect == "async" ? "it is asynchronous" : "it throws"
    expect(
      "extension A {\n  @SelectorMethod func f() \(effect) {}\n}",
      expandsTo: "extension A {\n  func f() \(effect) {}\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "a selector cannot call this method, because \(reason)", line: 2, column: 3,
          fixIts: [FixItSpec(message: "remove '\(effect)'"), FixItSpec(message: "remove @SelectorMethod")])
      ],
      fixIts: ["remove '\(effect)'"], fixed: "extension A {\n  @SelectorMethod func f() {}\n}")
  }

  @Test("a fix-it removes the mark")
  func removal() {
    expect(
      "extension A {\n  @SelectorMethod static func f() {}\n}",
      expandsTo: "extension A {\n  static func f() {}\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "a selector cannot call this method, because it is a method of the type", line: 2,
          column: 3,
          fixIts: [FixItSpec(message: "remove @SelectorMethod")])
      ],
      fixIts: ["remove @SelectorMethod"], fixed: "extension A {\n  static func f() {}\n}")
  }

  @Test("a method outside of a class with a table is reported")
  func place() {
    expect(
      "extension A {\n  @SelectorMethod func f() {}\n}", expandsTo: "extension A {\n  func f() {}\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "@SelectorTable does not see methods in extensions; move this method into the class",
          line: 2,
          column: 3, fixIts: [FixItSpec(message: "remove @SelectorMethod")])
      ])
    expect(
      "class A {\n  @SelectorMethod func f() {}\n}", expandsTo: "class A {\n  func f() {}\n}",
      diagnostics: [
        DiagnosticSpec(
          message: "the class of this method has no table; add @SelectorTable to the class", line: 2,
          column: 3,
          fixIts: [FixItSpec(message: "remove @SelectorMethod")])
      ])
  }
}
