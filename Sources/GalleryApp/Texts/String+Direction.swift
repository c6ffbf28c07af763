extension String {
  /// The text in marks that keep its direction apart from that of the text around it. Without marks where both are written
  /// from left to right. The first mark has the direction of the text around: at the beginning of a line, Pango looks into
  /// the marks for the direction of the line, unlike the Unicode Bidirectional Algorithm (rule P2).
  package var isolated: String {
    // Hebrew, the first of the scripts from right to left, begins there.
    let isLeftToRight = unicodeScalars.allSatisfy { $0.value < 0x590 }
    return isLeftToRight && !GalleryText.isRightToLeft
      ? self : "\(GalleryText.isRightToLeft ? "\u{200F}" : "\u{200E}")\u{2068}\(self)\u{2069}"
  }

  /// The text in marks that let it run from left to right in every language: for numbers with signs between them.
  var leftToRight: String { GalleryText.isRightToLeft ? "\u{2066}\(self)\u{2069}" : self }
}
