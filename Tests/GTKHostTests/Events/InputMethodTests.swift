import Testing
import UIKit

@testable import GTKHost

@MainActor
@Suite("Input methods of the desktop")
struct InputMethodTests {
  @Test("of what an input method says about one key, only the result counts")
  func meaningful() {
    func composed(_ text: String) -> InputEvent.Text { InputEvent.Text(text, phase: .changed) }
    func final(_ text: String) -> InputEvent.Text { InputEvent.Text(text, phase: .ended) }
    #expect(InputMethod.meaningful([composed(""), final("é"), composed("")]) == [final("é")])
    #expect(InputMethod.meaningful([composed("u"), composed("u3")]) == [composed("u3")])
    #expect(InputMethod.meaningful([final("に"), composed("h")]) == [final("に"), composed("h")])
    #expect(InputMethod.meaningful([composed("")]) == [composed("")])
  }
}
