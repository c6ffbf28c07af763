import Testing

@testable import GTKHost

@Suite("The numbers of fingers")
struct FingerNumberTests {
  @Test("a finger keeps its number until it is lifted, and nobody else gets it")
  func numbers() {
    var fingers = FingerNumbers()
    let first = fingers.number(of: 7, isLast: false)
    let second = fingers.number(of: 9, isLast: false)
    #expect(first != second)
    #expect(fingers.number(of: 7, isLast: false) == first)
    #expect(fingers.number(of: 7, isLast: true) == first)
    // The desktop may use the same name for the next finger.
    let third = fingers.number(of: 7, isLast: false)
    #expect(Set([first, second, third, fingers.next()]).count == 4)
  }
}
