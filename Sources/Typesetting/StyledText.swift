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
    /// How far the characters are above the baseline, in points.
    public var rise: Double
    /// The room that each character takes, instead of its glyph. Nil for text.
    public var room: Room?
    /// The style of a paragraph that begins with the run. Nil for the style of the text.
    public var paragraphStyle: ParagraphStyle?

    /// The room of something that is not text, such as a picture.
    public struct Room: Hashable, Sendable {
      /// The width, in points.
      public var width: Double
      /// The height above the baseline, in points.
      public var ascent: Double
      /// The depth below the baseline, in points. Negative if the room ends above it.
      public var descent: Double

      /// Creates a room.
      public init(width: Double, ascent: Double, descent: Double) {
        (self.width, self.ascent, self.descent) = (width, ascent, descent)
      }
    }

    /// Creates a run.
    public init(
      text: String, font: FontDescriptor, style: Int = 0, kern: Double = 0, rise: Double = 0,
      room: Room? = nil, paragraphStyle: ParagraphStyle? = nil
    ) {
      self.text = text
      self.font = font
      self.style = style
      self.kern = kern
      self.rise = rise
      self.room = room
      self.paragraphStyle = paragraphStyle
    }
  }

  /// The runs, in reading order.
  public var runs: [Run]

  /// Creates a text from its runs.
  public init(runs: [Run]) { self.runs = runs }
}
