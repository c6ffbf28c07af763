// The module's only export, and the function that the host provides in addition to the trigonometric ones.

@_extern(wasm, module: "env", name: "report")
private func hostReport(_ value: Double, _ isExact: Int32)

/// Runs all solvers; the host's `report` receives the numbers.
@_expose(wasm, "solve")
@_cdecl("solve")
public func solve() {
  solveEverything { value, isExact in hostReport(value, isExact ? 1 : 0) }
}
