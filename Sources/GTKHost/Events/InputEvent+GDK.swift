import CGTK4
import UIKit

extension InputEvent.Modifiers {
  /// Creates the modifiers of a GDK modifier state.
  init(_ state: GdkModifierType) {
    self = []
    for (flag, modifier): (GdkModifierType, InputEvent.Modifiers) in [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alternate),
      (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command), (GDK_LOCK_MASK, .capsLock),
    ] where state.rawValue & flag.rawValue != 0 {
      insert(modifier)
    }
  }
}

extension InputEvent.Key {
  /// The text that a key types; empty for a key that types no text, such as Return or an arrow.
  static func text(keyValue: guint) -> String {
    let value = gdk_keyval_to_unicode(keyValue)
    guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return "" }
    return String(scalar)
  }
}

extension InputEvent.Key.Code {
  /// Creates the key for a GDK key value.
  init(keyValue: guint) {
    if let known = Self.byKeyValue[Int32(bitPattern: keyValue)] {
      self = known
    } else if (guint(GDK_KEY_F1)...guint(GDK_KEY_F35)).contains(keyValue) {
      self = .function(Int(keyValue) - Int(GDK_KEY_F1) + 1)
    } else if (guint(GDK_KEY_Shift_L)...guint(GDK_KEY_Hyper_R)).contains(keyValue)
      || (guint(GDK_KEY_ISO_Lock)..<guint(GDK_KEY_ISO_Left_Tab)).contains(keyValue)
      || keyValue == guint(GDK_KEY_Num_Lock)
    {
      self = .modifier
    } else if let character = InputEvent.Key.text(keyValue: gdk_keyval_to_lower(keyValue)).first {
      self = .character(character)
    } else {
      self = .other
    }
  }

  private static let byKeyValue: [Int32: InputEvent.Key.Code] = [
    GDK_KEY_Up: .upArrow, GDK_KEY_KP_Up: .upArrow,
    GDK_KEY_Down: .downArrow, GDK_KEY_KP_Down: .downArrow,
    GDK_KEY_Left: .leftArrow, GDK_KEY_KP_Left: .leftArrow,
    GDK_KEY_Right: .rightArrow, GDK_KEY_KP_Right: .rightArrow,
    GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home,
    GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
    GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
    GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
    GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return,
    GDK_KEY_space: .space, GDK_KEY_KP_Space: .space,
    GDK_KEY_Escape: .escape,
    GDK_KEY_Tab: .tab, GDK_KEY_KP_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
    GDK_KEY_BackSpace: .backspace,
    GDK_KEY_Delete: .delete, GDK_KEY_KP_Delete: .delete,
    GDK_KEY_Menu: .menu,
  ]
}
