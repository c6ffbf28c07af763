// Associated objects, `objc_sync_enter`, `Selector`, `autoreleasepool` and `NSObject` are in UIKit and Foundation.
@_exported import UIKit
