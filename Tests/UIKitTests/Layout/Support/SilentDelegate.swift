import UIKit

/// Conforms and implements nothing.
final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
