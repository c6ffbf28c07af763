/// A layout that estimates the sizes of elements until they are measured.
///
/// The collection view creates the views of appearing elements, asks each for its
/// `preferredLayoutAttributesFitting(_:)`, and passes the result to
/// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`. It shows the elements when all sizes
/// are known. Without this protocol, elements are measured only after they have appeared.
///
/// Not part of Apple's UIKit, where only Apple's layouts can do this.
@preconcurrency @MainActor
public protocol UICollectionViewLayoutSelfSizing: UICollectionViewLayout {
  /// Whether the layout currently estimates sizes.
  var estimatesSizes: Bool { get }

  /// Returns whether the view of an element is measured. The default implementation returns true for all but decoration
  /// elements.
  func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool

  /// Returns the attributes that the view of an element receives for measuring. The default implementation returns its
  /// current attributes.
  func attributesForMeasuring(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes

  /// Returns the frame that an element has now, after other elements were measured since the layout returned its
  /// attributes. Elements that have left the visible area are not measured. The default implementation returns the
  /// frame of the attributes.
  func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect
}

extension UICollectionViewLayoutSelfSizing {
  /// Returns true for all but decoration elements.
  public func measures(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory != .decorationView
  }

  /// Returns the current attributes.
  public func attributesForMeasuring(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// Returns the frame of the attributes.
  public func currentFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }
}
