/// Text in runs of different styles.
public struct StyledText: Hashable, Sendable {
  /// A run of text in one font.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The font of the text.
    public var font: FontDescriptor
    /// A number chosen by the caller. Glyph runs have the number of their run, for example as the index of their
    /// colour.
    public var style: Int
    /// Extra distance between characters, in points. None is added after the last character of a line.
    public var kern: Double

    /// Creates a run.
    public init(text: String, font: FontDescriptor, style: Int = 0, kern: Double = 0) {
      self.text = text
      self.font = font
      self.style = style
      self.kern = kern
    }
  }

  /// The runs, in reading order.
  public var runs: [Run]

  /// Creates a text from its runs.
  public init(runs: [Run]) { self.runs = runs }
}
