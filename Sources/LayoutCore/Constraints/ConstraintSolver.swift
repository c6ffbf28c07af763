/// Finds values for variables that satisfy linear constraints. Constraints of a higher priority win over those of a
/// lower one.
///
/// The solver uses the tableau of Cassowary (Badros, Borning, Stuckey: *The Cassowary linear arithmetic constraint
/// solving algorithm*, 2001). This is a simplex method that separates variables that may be negative from slack and
/// error variables, which may not. Unlike in Cassowary, priorities are compared one after the other instead of being
/// weighted, and constraints cannot be removed. You add the constraints and then minimize the errors once. The solver
/// ignores a constraint that contradicts those added before it. A variable that no constraint determines is 0.
public struct ConstraintSolver: Sendable {
  /// Whether a variable may be negative.
  private var isRestricted: [Bool] = []
  /// The expression of each basic variable in terms of the variables that are not basic.
  private var rows: [LinearExpression?] = []
  /// The sum of errors of each priority, the highest priority first.
  private var objectives: [(priority: Double, error: LinearExpression)] = []

  /// An upper bound for rounding errors.
  private static let tolerance = 1e-7

  /// Makes a solver without variables.
  public init() {}

  /// Makes a new variable, which may have any value.
  public mutating func makeVariable() -> LinearExpression {
    LinearExpression(variable: makeVariable(restricted: false))
  }

  /// Returns the value of an expression.
  public func value(of expression: LinearExpression) -> Double {
    var sum = expression.constant
    for term in expression.terms { sum += term.factor * (rows[term.variable]?.constant ?? 0) }
    return sum
  }

  /// Adds a constraint.
  ///
  /// - Returns: False when the constraint is required and contradicts those added before. The solver then ignores it.
  /// - Complexity: O(*r* · *t*) for *r* constraints of *t* terms, unless the constraint contradicts the solver's
  ///   current solution.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> Bool {
    var row = constraint.expression
    for term in constraint.expression.terms {
      if let known = rows[term.variable] { row.substitute(known, for: term.variable) }
    }
    guard row.constant.isFinite, row.terms.allSatisfy({ $0.factor.isFinite }) else { return false }
    let isRequired = constraint.priority >= LinearConstraint.required
    // Turn the row into an equation: subtract the excess over 0, add what is missing to 0.
    var excess: Int?
    var lack: Int?
    if !isRequired || constraint.relation == .greaterThanOrEqual { excess = makeVariable(restricted: true) }
    if !isRequired || constraint.relation == .lessThanOrEqual { lack = makeVariable(restricted: true) }
    if let excess { row.add(LinearExpression(variable: excess), times: -1) }
    if let lack { row.add(LinearExpression(variable: lack)) }
    guard install(row, excess: excess, lack: lack) else { return false }
    if !isRequired {
      if constraint.relation != .greaterThanOrEqual, let excess {
        penalise(excess, priority: constraint.priority)
      }
      if constraint.relation != .lessThanOrEqual, let lack { penalise(lack, priority: constraint.priority) }
    }
    return true
  }

  /// Minimizes the errors, those of the highest priority first.
  public mutating func minimizeErrors() {
    for level in objectives.indices { minimize(level: level) }
  }

  // MARK: - Tableau

  private mutating func makeVariable(restricted: Bool) -> Int {
    isRestricted.append(restricted)
    rows.append(nil)
    return rows.count - 1
  }

  /// Makes a variable of an equation *row = 0* basic, so that restricted variables stay at 0 or above.
  private mutating func install(_ row: LinearExpression, excess: Int?, lack: Int?) -> Bool {
    if let free = row.terms.first(where: { !isRestricted[$0.variable] }) {
      solve(row, for: free.variable)
      return true
    }
    if let excess, row.constant >= 0 {
      solve(row, for: excess)
      return true
    }
    if let lack, row.constant <= 0 {
      solve(row, for: lack)
      return true
    }
    if row.terms.isEmpty { return abs(row.constant) <= Self.tolerance }
    return installWithArtificialVariable(row)
  }

  /// Looks for values that satisfy an equation in which no variable may be negative.
  private mutating func installWithArtificialVariable(_ row: LinearExpression) -> Bool {
    let artificial = makeVariable(restricted: true)
    var row = row
    if row.constant < 0 { row.multiply(by: -1) }
    rows[artificial] = row
    objectives.insert((.infinity, row), at: 0)
    minimize(level: 0)
    objectives.removeFirst()
    if let rest = rows[artificial] {
      rows[artificial] = nil
      if rest.constant > Self.tolerance { return false }
      if let entering = rest.terms.first { solve(rest, for: entering.variable) }
    }
    for variable in rows.indices { rows[variable]?.remove(artificial) }
    for level in objectives.indices { objectives[level].error.remove(artificial) }
    return true
  }

  private mutating func solve(_ row: LinearExpression, for variable: Int) {
    var row = row
    row.solve(for: variable)
    for other in rows.indices { rows[other]?.substitute(row, for: variable) }
    for level in objectives.indices { objectives[level].error.substitute(row, for: variable) }
    rows[variable] = row
  }

  private mutating func penalise(_ error: Int, priority: Double) {
    let expression = rows[error] ?? LinearExpression(variable: error)
    let level = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
    if level == objectives.count || objectives[level].priority != priority {
      objectives.insert((priority, LinearExpression()), at: level)
    }
    objectives[level].error.add(expression)
  }

  // MARK: - Simplex

  /// Reduces the error of a level as far as the levels above it allow.
  ///
  /// By Bland's rule, the first variable that reduces the error enters and the first one that limits it leaves. This
  /// guarantees termination.
  private mutating func minimize(level: Int) {
    let maximumNumberOfPivots = 10_000
    for _ in 0..<maximumNumberOfPivots {
      guard let entering = enteringVariable(level: level), let leaving = leavingVariable(for: entering),
        var row = rows[leaving]
      else { return }
      rows[leaving] = nil
      row.add(LinearExpression(variable: leaving), times: -1)
      solve(row, for: entering)
    }
  }

  private func enteringVariable(level: Int) -> Int? {
    objectives[level].error.terms.first { term in
      term.factor < -Self.tolerance && isRestricted[term.variable]
        && objectives[..<level].allSatisfy { abs($0.error.factor(of: term.variable)) <= Self.tolerance }
    }?.variable
  }

  /// The variable that reaches 0 first while another one grows.
  private func leavingVariable(for entering: Int) -> Int? {
    var leaving: Int?
    var minimum = Double.infinity
    for variable in rows.indices where isRestricted[variable] {
      guard let row = rows[variable] else { continue }
      let factor = row.factor(of: entering)
      guard factor < -Self.tolerance else { continue }
      let room = -row.constant / factor
      if room < minimum { (minimum, leaving) = (room, variable) }
    }
    return leaving
  }
}
