// The compiler imports this module by itself wherever `Testing` and `UIKit` are imported together:
// Swift Testing announces it for Apple's UIKit, where it brings attachments. It has to exist, and no more.
import UIKit
