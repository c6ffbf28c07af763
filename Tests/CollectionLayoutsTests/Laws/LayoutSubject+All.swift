import TestSupport
import UIKit

extension LayoutSubject {
  /// All layouts that are under the laws, with the settings in which they are. A new layout is added here.
  static let all: [LayoutSubject] =
    flows + compositionals + [transition] + waterfalls + stretchyHeaders + rings + wheels + spheres + rows
    + books

  /// A layout of this package, which must also answer questions about items that do not exist.
  static func readyMade(
    _ name: String, except exemptions: [LayoutLaw: String] = [:],
    make: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) -> LayoutSubject {
    var subject = LayoutSubject(name, except: exemptions, make: make)
    subject.answersAboutAbsentItems = true
    subject.reportsExtremes = false
    subject.toleratesReports = false
    return subject
  }
}
