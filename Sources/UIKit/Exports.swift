// `import UIKit` alone is enough for code written for iOS, as there.
@_exported import Foundation
