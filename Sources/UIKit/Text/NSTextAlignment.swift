import Typesetting

/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges, but for the last line.
  case justified
  /// Where the text's own direction begins.
  case natural

  var alignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
