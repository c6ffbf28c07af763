extension UICollectionView {
  /// How soon the other items make room for one that is moved by hand.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// When the item rests for a moment.
    case fast = 1
    /// When it rests for longer.
    case slow = 2

    /// How long the item has to rest, in seconds.
    var pause: CFTimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.15
      case .slow: 0.5
      }
    }
  }
}
