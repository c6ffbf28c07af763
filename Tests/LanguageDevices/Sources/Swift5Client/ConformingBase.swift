import UIKit

/// A base class that conforms and implements nothing.
open class ConformingBase: NSObject, UICollectionViewDelegateFlowLayout {}
