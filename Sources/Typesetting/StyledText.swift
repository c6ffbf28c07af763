/// Text whose parts may look different.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one font.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// Its font.
    public var font: FontDescriptor
    /// A number the caller knows the run by: shaped glyph runs carry it on, for instance to find their colour.
    public var style: Int
    /// Extra advance from one character to the next, in points; after the last of a line there is none.
    public var kern: Double

    /// Makes a run.
    public init(text: String, font: FontDescriptor, style: Int = 0, kern: Double = 0) {
      self.text = text
      self.font = font
      self.style = style
      self.kern = kern
    }
  }

  /// The runs, in reading order.
  public var runs: [Run]

  /// Makes a text from its runs.
  public init(runs: [Run]) { self.runs = runs }
}
