import TestSupport
import Testing

/// The checker finds faults that are planted in layouts, by the right law and in a small case.
@MainActor
@Suite("Faults planted in layouts")
struct PlantedFaultTests {
  @Test("are found by the law that they break, in few operations", arguments: PlantedFault.all)
  func faults(fault: PlantedFault) throws {
    let found = violations(of: fault.subject, trials: 8)
    let violation = try #require(found.first { $0.law == fault.law }, "\(found)")
    #expect(Set(found.map(\.law)).isSubset(of: fault.consequences.union([fault.law])), "\(found)")
    #expect(violation.operations.count <= 2, "\(violation)")
  }

  @Test("are in many layouts, and every law finds one")
  func coverage() {
    #expect(PlantedFault.all.count >= 20)
    #expect(Set(PlantedFault.all.map(\.law)) == Set(LayoutLaw.allCases))
    #expect(Set(PlantedFault.all.map(\.layout)).count >= 10)
  }

  @Test("the caching layout in which faults are planted keeps the laws without them")
  func cachingFlow() {
    var subject = LayoutSubject.equalItems
    subject.makeLayout = { CachingFlow() }
    expectLaws(of: subject, trials: 4)
  }
}
