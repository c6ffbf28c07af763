extension Command {
  /// Whether the command has perspective, or contains a transform with perspective at any depth. Content that is always
  /// drawn as one flat picture is ignored.
  public var containsPerspective: Bool {
    switch self {
    case .transform(let matrix, let commands):
      matrix.homography.affine == nil || commands.contains(where: \.containsPerspective)
    case .fragment(let fragment): fragment.containsPerspective
    default: false
    }
  }
}
