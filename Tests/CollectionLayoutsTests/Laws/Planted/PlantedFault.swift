import TestSupport
import Testing
import UIKit

/// A layout that misbehaves in one way, and the law by which the checker has to find it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  /// The fault in words.
  let name: String
  /// The law that the fault breaks.
  let law: LayoutLaw
  /// Other laws that it breaks too.
  let consequences: Set<LayoutLaw>
  /// The name of the layout without the fault.
  let layout: String
  /// The faulty layout.
  let subject: LayoutSubject

  /// - Parameters:
  ///   - law: The law that the fault breaks.
  ///   - consequences: Other laws that it breaks too.
  ///   - name: The fault in words.
  ///   - subject: The subject of the layout that is faulty.
  ///   - changes: What else the checker must know about the faulty layout.
  ///   - make: Creates the faulty layout.
  init(
    _ law: LayoutLaw, and consequences: Set<LayoutLaw> = [], _ name: String, in subject: LayoutSubject,
    changes: (inout LayoutSubject) -> Void = { _ in },
    make: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) {
    (self.law, self.consequences, self.name) = (law, consequences, name)
    layout = subject.name
    var subject = subject
    subject.name = "\(subject.name): \(name)"
    subject.makeLayout = make
    changes(&subject)
    self.subject = subject
  }

  var testDescription: String { subject.name }

  /// All faults.
  static let all = flows + groups + columns + rows + wheels
}
