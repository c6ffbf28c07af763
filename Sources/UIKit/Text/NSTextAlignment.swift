import Typesetting

/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned to the left edge.
  case left
  /// Centred.
  case center
  /// Aligned to the right edge.
  case right
  /// Aligned to both edges, except the last line.
  case justified
  /// In a label, aligned to the edge where lines begin in the direction of the user interface. Text that is drawn without
  /// a view is aligned by its own direction.
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
