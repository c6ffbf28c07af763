/// A key of a keyboard, by its position on one for the United States, with its number in the USB standard's table of keys
/// (HID Usage Tables, page 7).
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are pressed.
  case keyboardErrorRollOver = 0x01
  /// The keyboard failed its test.
  case keyboardPOSTFail = 0x02
  /// An error of the keyboard.
  case keyboardErrorUndefined = 0x03
  /// A.
  case keyboardA = 0x04
  /// B.
  case keyboardB = 0x05
  /// C.
  case keyboardC = 0x06
  /// D.
  case keyboardD = 0x07
  /// E.
  case keyboardE = 0x08
  /// F.
  case keyboardF = 0x09
  /// G.
  case keyboardG = 0x0a
  /// H.
  case keyboardH = 0x0b
  /// I.
  case keyboardI = 0x0c
  /// J.
  case keyboardJ = 0x0d
  /// K.
  case keyboardK = 0x0e
  /// L.
  case keyboardL = 0x0f
  /// M.
  case keyboardM = 0x10
  /// N.
  case keyboardN = 0x11
  /// O.
  case keyboardO = 0x12
  /// P.
  case keyboardP = 0x13
  /// Q.
  case keyboardQ = 0x14
  /// R.
  case keyboardR = 0x15
  /// S.
  case keyboardS = 0x16
  /// T.
  case keyboardT = 0x17
  /// U.
  case keyboardU = 0x18
  /// V.
  case keyboardV = 0x19
  /// W.
  case keyboardW = 0x1a
  /// X.
  case keyboardX = 0x1b
  /// Y.
  case keyboardY = 0x1c
  /// Z.
  case keyboardZ = 0x1d
  /// 1, in the upper row.
  case keyboard1 = 0x1e
  /// 2, in the upper row.
  case keyboard2 = 0x1f
  /// 3, in the upper row.
  case keyboard3 = 0x20
  /// 4, in the upper row.
  case keyboard4 = 0x21
  /// 5, in the upper row.
  case keyboard5 = 0x22
  /// 6, in the upper row.
  case keyboard6 = 0x23
  /// 7, in the upper row.
  case keyboard7 = 0x24
  /// 8, in the upper row.
  case keyboard8 = 0x25
  /// 9, in the upper row.
  case keyboard9 = 0x26
  /// 0, in the upper row.
  case keyboard0 = 0x27
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2a
  /// Tab.
  case keyboardTab = 0x2b
  /// The space bar.
  case keyboardSpacebar = 0x2c
  /// Hyphen.
  case keyboardHyphen = 0x2d
  /// Equal sign.
  case keyboardEqualSign = 0x2e
  /// Opening bracket.
  case keyboardOpenBracket = 0x2f
  /// Closing bracket.
  case keyboardCloseBracket = 0x30
  /// Backslash.
  case keyboardBackslash = 0x31
  /// Number sign, where the layout is not that of the United States.
  case keyboardNonUSPound = 0x32
  /// Semicolon.
  case keyboardSemicolon = 0x33
  /// Quotation mark.
  case keyboardQuote = 0x34
  /// Grave accent.
  case keyboardGraveAccentAndTilde = 0x35
  /// Comma.
  case keyboardComma = 0x36
  /// Full stop.
  case keyboardPeriod = 0x37
  /// Slash.
  case keyboardSlash = 0x38
  /// Caps Lock.
  case keyboardCapsLock = 0x39
  /// F1.
  case keyboardF1 = 0x3a
  /// F2.
  case keyboardF2 = 0x3b
  /// F3.
  case keyboardF3 = 0x3c
  /// F4.
  case keyboardF4 = 0x3d
  /// F5.
  case keyboardF5 = 0x3e
  /// F6.
  case keyboardF6 = 0x3f
  /// F7.
  case keyboardF7 = 0x40
  /// F8.
  case keyboardF8 = 0x41
  /// F9.
  case keyboardF9 = 0x42
  /// F10.
  case keyboardF10 = 0x43
  /// F11.
  case keyboardF11 = 0x44
  /// F12.
  case keyboardF12 = 0x45
  /// Print Screen.
  case keyboardPrintScreen = 0x46
  /// Scroll Lock.
  case keyboardScrollLock = 0x47
  /// Pause.
  case keyboardPause = 0x48
  /// Insert.
  case keyboardInsert = 0x49
  /// Home.
  case keyboardHome = 0x4a
  /// Page Up.
  case keyboardPageUp = 0x4b
  /// Delete.
  case keyboardDeleteForward = 0x4c
  /// End.
  case keyboardEnd = 0x4d
  /// Page Down.
  case keyboardPageDown = 0x4e
  /// The arrow that points right.
  case keyboardRightArrow = 0x4f
  /// The arrow that points left.
  case keyboardLeftArrow = 0x50
  /// The arrow that points down.
  case keyboardDownArrow = 0x51
  /// The arrow that points up.
  case keyboardUpArrow = 0x52
  /// Num Lock.
  case keypadNumLock = 0x53
  /// Slash, on the number pad.
  case keypadSlash = 0x54
  /// Asterisk, on the number pad.
  case keypadAsterisk = 0x55
  /// Hyphen, on the number pad.
  case keypadHyphen = 0x56
  /// Plus, on the number pad.
  case keypadPlus = 0x57
  /// Enter, on the number pad.
  case keypadEnter = 0x58
  /// 1, on the number pad.
  case keypad1 = 0x59
  /// 2, on the number pad.
  case keypad2 = 0x5a
  /// 3, on the number pad.
  case keypad3 = 0x5b
  /// 4, on the number pad.
  case keypad4 = 0x5c
  /// 5, on the number pad.
  case keypad5 = 0x5d
  /// 6, on the number pad.
  case keypad6 = 0x5e
  /// 7, on the number pad.
  case keypad7 = 0x5f
  /// 8, on the number pad.
  case keypad8 = 0x60
  /// 9, on the number pad.
  case keypad9 = 0x61
  /// 0, on the number pad.
  case keypad0 = 0x62
  /// Full stop, on the number pad.
  case keypadPeriod = 0x63
  /// Backslash, where the layout is not that of the United States.
  case keyboardNonUSBackslash = 0x64
  /// The key of the context menu.
  case keyboardApplication = 0x65
  /// Power.
  case keyboardPower = 0x66
  /// Equal sign, on the number pad.
  case keypadEqualSign = 0x67
  /// F13.
  case keyboardF13 = 0x68
  /// F14.
  case keyboardF14 = 0x69
  /// F15.
  case keyboardF15 = 0x6a
  /// F16.
  case keyboardF16 = 0x6b
  /// F17.
  case keyboardF17 = 0x6c
  /// F18.
  case keyboardF18 = 0x6d
  /// F19.
  case keyboardF19 = 0x6e
  /// F20.
  case keyboardF20 = 0x6f
  /// F21.
  case keyboardF21 = 0x70
  /// F22.
  case keyboardF22 = 0x71
  /// F23.
  case keyboardF23 = 0x72
  /// F24.
  case keyboardF24 = 0x73
  /// Execute.
  case keyboardExecute = 0x74
  /// Help.
  case keyboardHelp = 0x75
  /// Menu.
  case keyboardMenu = 0x76
  /// Select.
  case keyboardSelect = 0x77
  /// Stop.
  case keyboardStop = 0x78
  /// Again.
  case keyboardAgain = 0x79
  /// Undo.
  case keyboardUndo = 0x7a
  /// Cut.
  case keyboardCut = 0x7b
  /// Copy.
  case keyboardCopy = 0x7c
  /// Paste.
  case keyboardPaste = 0x7d
  /// Find.
  case keyboardFind = 0x7e
  /// Mute.
  case keyboardMute = 0x7f
  /// Louder.
  case keyboardVolumeUp = 0x80
  /// Quieter.
  case keyboardVolumeDown = 0x81
  /// The left Control key.
  case keyboardLeftControl = 0xe0
  /// The left Shift key.
  case keyboardLeftShift = 0xe1
  /// The left Alt key.
  case keyboardLeftAlt = 0xe2
  /// The left Super key, called Command on Apple's keyboards.
  case keyboardLeftGUI = 0xe3
  /// The right Control key.
  case keyboardRightControl = 0xe4
  /// The right Shift key.
  case keyboardRightShift = 0xe5
  /// The right Alt key.
  case keyboardRightAlt = 0xe6
  /// The right Super key.
  case keyboardRightGUI = 0xe7
}

extension UIKeyboardHIDUsage {
  /// The key of a code. `keyboardErrorUndefined` for one that is not known, such as a modifier key.
  init(_ code: InputEvent.Key.Code) {
    let usage: UIKeyboardHIDUsage? =
      switch code {
      case .upArrow: .keyboardUpArrow
      case .downArrow: .keyboardDownArrow
      case .leftArrow: .keyboardLeftArrow
      case .rightArrow: .keyboardRightArrow
      case .home: .keyboardHome
      case .end: .keyboardEnd
      case .pageUp: .keyboardPageUp
      case .pageDown: .keyboardPageDown
      case .return: .keyboardReturnOrEnter
      case .space: .keyboardSpacebar
      case .escape: .keyboardEscape
      case .tab: .keyboardTab
      case .backspace: .keyboardDeleteOrBackspace
      case .delete: .keyboardDeleteForward
      case .menu: .keyboardApplication
      case .function(let number): Self.function(number)
      case .character(let character): Self.key(of: character)
      case .modifier, .other: nil
      }
    self = usage ?? .keyboardErrorUndefined
  }

  private static func function(_ number: Int) -> UIKeyboardHIDUsage? {
    switch number {
    case 1...12: UIKeyboardHIDUsage(rawValue: keyboardF1.rawValue + number - 1)
    case 13...24: UIKeyboardHIDUsage(rawValue: keyboardF13.rawValue + number - 13)
    default: nil
    }
  }

  /// The keys that type characters, in the order of their numbers from `keyboardA`.
  private static let characters = Array("abcdefghijklmnopqrstuvwxyz1234567890\r\u{1b}\u{8}\t -=[]\\#;'`,./")

  private static func key(of character: Character) -> UIKeyboardHIDUsage? {
    characters.firstIndex(of: character).flatMap { UIKeyboardHIDUsage(rawValue: keyboardA.rawValue + $0) }
  }
}
