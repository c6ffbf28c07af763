// The compiler imports this module automatically wherever both `Testing` and `UIKit` are imported. Swift Testing
// declares it for Apple's UIKit, where it adds attachments. Here it must exist, but can be empty.
import UIKit
