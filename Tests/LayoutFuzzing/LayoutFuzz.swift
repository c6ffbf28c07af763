/// Asks every solver of `LayoutCore` every question, with hostile numbers, and checks what can be said of the answers
/// whatever the question was: that there is one, that it is finite, and that it names only items that there are.
///
/// A trap ends the process, a query without an end never returns: both are told by `caseUnderWay`.
public enum LayoutFuzz {
  private static let solvers:
    [(name: String, check: @Sendable (inout HostileNumbers, inout Findings) -> Void)] = [
      ("ScrollPages", checkPages), ("Carousel", checkCarousel), ("Turntable", checkTurntable),
      ("Book", checkBook), ("CoverFlow", checkCoverFlow), ("PickerWheel", checkPicker),
      ("SpinningWheel", checkSpinningWheel), ("Sphere", checkSphere), ("Ring", checkRing),
      ("WaterfallSolver", checkWaterfall), ("StretchySolver", checkStretchy), ("FlowSolver", checkFlow),
      ("CompositionalSolver", checkCompositional),
    ]

  /// How many cases it takes for each solver to have one.
  public static let solverCount = solvers.count

  /// Carries out one case, for the solver whose turn it is, and tells what was found wrong.
  public static func findings(inCase number: UInt64) -> [String] {
    let solver = solvers[Int(number % UInt64(solvers.count))]
    var numbers = HostileNumbers(seed: number)
    var findings = Findings()
    solver.check(&numbers, &findings)
    return findings.messages.map { "case \(number), \(solver.name): \($0)" }
  }
}
