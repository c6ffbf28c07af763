import Glibc
import TestSupport
import Testing
import Typesetting

@Suite struct TypesetterTests {
  @Test("tests see the pinned fonts and no others") func pinnedFonts() {
    #expect(getenv("FONTCONFIG_FILE").map { String(cString: $0) } != nil)
  }
}
