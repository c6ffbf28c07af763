extension ShapedLine {
  /// The left and the right end of a character, relative to the left end of the baseline, in points.
  public struct Extent: Hashable, Sendable {
    /// The left end.
    public var left: Double
    /// The right end.
    public var right: Double
    /// Whether the character runs from right to left.
    public var isRightToLeft: Bool

    var leading: Double { isRightToLeft ? right : left }
    var trailing: Double { isRightToLeft ? left : right }
  }

  /// The positions between the characters of the line, relative to the left end of its baseline, in points: one before each
  /// character, and one after the last.
  ///
  /// Where text of both directions meets, the position before a character is at its leading end. A ligature is divided
  /// equally. A character that draws nothing, such as a tab, begins where the one before it ends.
  ///
  /// - Complexity: O(*n* · *r*) for *n* characters in *r* runs.
  public var caretPositions: [Double] {
    let extents = characterExtents
    guard let last = extents.last else { return [isRightToLeft ? width : 0] }
    return extents.map(\.leading) + [last.trailing]
  }

  /// The extents of the characters of the line, in reading order.
  ///
  /// - Complexity: O(*n* · *r*) for *n* characters in *r* runs.
  public var characterExtents: [Extent] { CharacterExtents(of: self).all }
}
