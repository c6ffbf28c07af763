import Testing

@testable import GalleryProgram

@Suite("Problems in one message")
@MainActor
struct ProblemListTests {
  private let list = ProblemList()

  @Test("files that cannot be shown are counted, each once")
  func count() {
    #expect(list.add("a: damaged")?.text == "1 file could not be shown")
    let second = list.add("b: damaged")
    #expect(second?.text == "2 files could not be shown")
    #expect(second?.details?() == ["a: damaged", "b: damaged"])
    #expect(list.add("a: damaged") == nil)
    list.removeAll()
    #expect(list.add("a: damaged")?.text == "1 file could not be shown")
  }

  @Test("an answer that nobody has read yet is in the details of what follows")
  func answerFirst() {
    #expect(list.report("none: no such file", whileVisible: false).details == nil)
    let message = list.add("a: damaged")
    #expect(message?.text == "2 problems")
    #expect(message?.details?() == ["a: damaged", "none: no such file"])
  }

  @Test("an answer replaces the text of a visible message, and has it in its details")
  func answerLast() {
    _ = list.add("a: damaged")
    let message = list.report("b cannot be changed", whileVisible: true)
    #expect(message.text == "b cannot be changed")
    #expect(message.details?() == ["a: damaged", "b cannot be changed"])
    #expect(list.report("c cannot be changed", whileVisible: false).details == nil)
    list.forgetOthers()
    #expect(list.add("d: damaged")?.text == "2 files could not be shown")
  }

  @Test(
    "a long answer has itself as details", arguments: ["first\nsecond", String(repeating: "x", count: 81)])
  func long(line: String) {
    #expect(list.report(line, whileVisible: false).details?() == [line])
  }
}
