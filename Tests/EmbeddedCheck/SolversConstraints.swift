import LayoutCore

// Integers are drawn as numbers with a fraction, since those of WebAssembly are narrower.
func solveConstraints(_ random: inout SplitMix64, _ report: Report) {
  for _ in 0..<100 {
    var solver = ConstraintSolver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    for _ in 0..<12 {
      var expression = LinearExpression(Double.random(in: -50...50, using: &random))
      for variable in variables where Bool.random(using: &random) {
        expression.add(variable, times: Double.random(in: -2...2, using: &random))
      }
      let relation: LinearConstraint.Relation =
        switch Int(Double.random(in: 0..<3, using: &random)) {
        case 0: .equal
        case 1: .lessThanOrEqual
        default: .greaterThanOrEqual
        }
      let priority = [1, 250, 750, LinearConstraint.required][Int(Double.random(in: 0..<4, using: &random))]
      let holds = solver.add(LinearConstraint(expression, relation, priority: priority))
      report(holds ? 1 : 0, true)
    }
    solver.minimizeErrors()
    for variable in variables { report(solver.value(of: variable), true) }
  }
}
