/// A layout that depends on the surroundings of its collection view.
///
/// Without this protocol, changes of the content inset and of the layout margins invalidate the layout, and the other
/// changes do not. A large title that collapses changes the content inset at each scroll step.
///
/// Not part of Apple's UIKit.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutSurroundingsFollowing: UICollectionViewLayout {
  /// Called when something around the content of the collection view has changed. Invalidate the layout if it depends
  /// on it.
  func surroundingsDidChange(_ surroundings: UICollectionViewLayoutSurroundings)
}

/// Parts of the surroundings of a collection view on which its layout may depend.
public struct UICollectionViewLayoutSurroundings: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt

  /// Creates a set of parts from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The safe area.
  public static let safeArea = UICollectionViewLayoutSurroundings(rawValue: 1)
  /// The layout margins.
  public static let layoutMargins = UICollectionViewLayoutSurroundings(rawValue: 2)
  /// The traits.
  public static let traits = UICollectionViewLayoutSurroundings(rawValue: 4)
  /// The content inset, including what is added to it.
  public static let adjustedContentInset = UICollectionViewLayoutSurroundings(rawValue: 8)
}

extension UICollectionViewLayout {
  /// Notifies the layout of a change. A layout that other code has written may read the insets and the layout margins, so
  /// it is invalidated (Behaviour.md 23.51, 23.55).
  func followSurroundings(_ surroundings: UICollectionViewLayoutSurroundings) {
    if let layout = self as? any UICollectionViewLayoutSurroundingsFollowing {
      layout.surroundingsDidChange(surroundings)
    } else if !surroundings.isDisjoint(with: [.layoutMargins, .adjustedContentInset]) {
      invalidateLayout()
    }
  }
}
