import Typesetting

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words. A word wider than a line is broken anywhere.
  case byWordWrapping
  /// Lines break at any character.
  case byCharWrapping
  /// The last line is cut off at the edge.
  case byClipping
  /// An ellipsis replaces the beginning of the last line.
  case byTruncatingHead
  /// An ellipsis replaces the end of the last line.
  case byTruncatingTail
  /// An ellipsis replaces the middle of the last line.
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
