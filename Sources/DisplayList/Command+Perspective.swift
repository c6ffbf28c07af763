extension Command {
  /// Whether the command has perspective, or contains a transform with perspective at any depth. Content that is drawn
  /// as one flat picture anyway does not count.
  public var containsPerspective: Bool {
    switch self {
    case .transform(let matrix, let commands):
      matrix.homography.affine == nil || commands.contains(where: \.containsPerspective)
    case .fragment(let fragment): fragment.containsPerspective
    default: false
    }
  }
}
