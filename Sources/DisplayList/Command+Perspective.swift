extension Command {
  /// Whether the command, or a transform at any depth in it that is not drawn as one flat picture anyway, has
  /// perspective.
  public var containsPerspective: Bool {
    switch self {
    case .transform(let matrix, let commands):
      matrix.homography.affine == nil || commands.contains(where: \.containsPerspective)
    case .fragment(let fragment): fragment.containsPerspective
    default: false
    }
  }
}
