// `objc_getAssociatedObject` and its relatives, `Selector`, `autoreleasepool` and `NSObject` are in UIKit and Foundation.
@_exported import UIKit
