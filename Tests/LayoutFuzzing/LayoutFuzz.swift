/// Calls every query of every solver of `LayoutCore` with hostile numbers. Checks what must hold for any input: the
/// query returns, its results are finite, and they name only items that exist.
///
/// A trap ends the process, and an endless query never returns. `caseUnderWay` then shows the case.
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
