// Code written for iOS expects that `import UIKit` also imports Foundation.
@_exported import Foundation
