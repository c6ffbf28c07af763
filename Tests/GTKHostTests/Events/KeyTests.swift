import CGTK4
import Testing
import UIKit

@testable import GTKHost

@Suite("Keys and modifiers")
struct KeyTests {
  @Test(
    "GDK's keys are known by what they do",
    arguments: [
      (GDK_KEY_Up, InputEvent.Key.Code.upArrow), (GDK_KEY_KP_Left, .leftArrow), (GDK_KEY_KP_Enter, .return),
      (GDK_KEY_ISO_Left_Tab, .tab), (GDK_KEY_Page_Down, .pageDown), (GDK_KEY_F1, .function(1)),
      (GDK_KEY_F12, .function(12)), (GDK_KEY_a, .character("a")), (GDK_KEY_A, .character("a")),
      (GDK_KEY_KP_7, .character("7")), (GDK_KEY_Cyrillic_ZHE, .character("ж")), (GDK_KEY_Shift_R, .modifier),
      (GDK_KEY_ISO_Level3_Shift, .modifier), (GDK_KEY_Num_Lock, .modifier), (GDK_KEY_AudioPlay, .other),
    ])
  func codes(value: Int32, expected: InputEvent.Key.Code) {
    #expect(InputEvent.Key.Code(keyValue: UInt32(value)) == expected)
  }

  @Test(
    "keys that type have a text",
    arguments: [
      (GDK_KEY_A, "A"), (GDK_KEY_eacute, "é"), (GDK_KEY_Return, ""), (GDK_KEY_Escape, ""), (GDK_KEY_Left, ""),
    ])
  func text(value: Int32, expected: String) {
    #expect(InputEvent.Key.text(keyValue: UInt32(value)) == expected)
  }

  @Test(
    "shortcuts are Latin letters in all layouts of the keyboard",
    arguments: [
      (GDK_KEY_Cyrillic_ya, [GDK_KEY_Cyrillic_ya, GDK_KEY_z], GDK_KEY_z),
      (GDK_KEY_Greek_zeta, [GDK_KEY_y, GDK_KEY_Greek_zeta, GDK_KEY_z], GDK_KEY_y),
      (GDK_KEY_hebrew_zain, [GDK_KEY_hebrew_zain, GDK_KEY_Cyrillic_ya], GDK_KEY_hebrew_zain),
      (GDK_KEY_Arabic_seen, [GDK_KEY_Arabic_seen, GDK_KEY_Shift_L, GDK_KEY_s], GDK_KEY_s),
      // The letters of the current layout come first, also on a French keyboard.
      (GDK_KEY_a, [GDK_KEY_q, GDK_KEY_a], GDK_KEY_a), (GDK_KEY_eacute, [GDK_KEY_2], GDK_KEY_eacute),
      (GDK_KEY_EuroSign, [GDK_KEY_e], GDK_KEY_EuroSign), (GDK_KEY_Left, [GDK_KEY_a], GDK_KEY_Left),
    ])
  func shortcuts(value: Int32, others: [Int32], expected: Int32) {
    #expect(KeyValue.forShortcuts(UInt32(value)) { others.map { UInt32($0) } } == UInt32(expected))
  }

  @Test("modifiers are distinguished")
  func modifiers() {
    let state = GdkModifierType(GDK_SHIFT_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_BUTTON1_MASK.rawValue)
    #expect(InputEvent.Modifiers(state) == [.shift, .alternate])
    #expect(InputEvent.Modifiers(GDK_SUPER_MASK) == .command)
    #expect(InputEvent.Modifiers(GdkModifierType(0)) == [])
  }
}
