import Typesetting

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words; a word wider than a line is broken anywhere.
  case byWordWrapping
  /// Lines end anywhere.
  case byCharWrapping
  /// The last line runs on and is cut off.
  case byClipping
  /// The beginning of the last line is left out.
  case byTruncatingHead
  /// The end of the last line is left out.
  case byTruncatingTail
  /// The middle of the last line is left out.
  case byTruncatingMiddle

  var lineBreak: ParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
