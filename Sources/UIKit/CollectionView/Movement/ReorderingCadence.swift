extension UICollectionView {
  /// How soon the other items make room for the held item.
  public enum ReorderingCadence: Int, Sendable {
    /// Immediately.
    case immediate = 0
    /// When the held item rests for a moment.
    case fast = 1
    /// When the held item rests for longer.
    case slow = 2

    /// The time for which the held item must rest, in seconds.
    var pause: CFTimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.5
      }
    }
  }
}
