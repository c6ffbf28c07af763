import Foundation
import SystemPackage

extension Stat {
  /// The time of the last change of the contents, in whole seconds.
  var modificationDate: Date { Date(timeIntervalSince1970: TimeInterval(st_mtim.tv_sec)) }
}
