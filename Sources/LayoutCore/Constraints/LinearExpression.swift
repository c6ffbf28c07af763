import Geometry

/// The sum of a constant and of variables, each multiplied by a factor.
public struct LinearExpression: Hashable, Sendable {
  /// A variable of a `ConstraintSolver`, with its factor.
  public struct Term: Hashable, Sendable {
    /// The index of the variable.
    public let variable: Int
    /// The factor of the variable. It is never 0.
    public var factor: Double
  }

  /// The value of the expression when all its variables are 0.
  public var constant: Double

  /// The variables with a factor other than 0, sorted by index.
  public private(set) var terms: [Term]

  /// Makes an expression without variables.
  public init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  /// Makes an expression of one variable.
  init(variable: Int) {
    constant = 0
    terms = [Term(variable: variable, factor: 1)]
  }

  /// Factors up to this magnitude are rounding errors.
  private static let negligible = 1e-9

  /// The factor of a variable, or 0 when it does not occur.
  ///
  /// - Complexity: O(log *n*) for *n* terms.
  func factor(of variable: Int) -> Double {
    let index = position(of: variable)
    return index < terms.count && terms[index].variable == variable ? terms[index].factor : 0
  }

  /// Adds another expression, multiplied by a factor.
  ///
  /// - Complexity: O(*n* + *m*), the numbers of terms of the two expressions.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard let maximum = terms.last?.variable, let first = other.terms.first?.variable, first <= maximum
    else {
      for term in other.terms { append(term, times: factor) }
      return
    }
    let own = terms
    terms = []
    terms.reserveCapacity(own.count + other.terms.count)
    var (left, right) = (0, 0)
    while left < own.count || right < other.terms.count {
      if right == other.terms.count || left < own.count && own[left].variable < other.terms[right].variable {
        terms.append(own[left])
        left += 1
      } else if left == own.count || other.terms[right].variable < own[left].variable {
        append(other.terms[right], times: factor)
        right += 1
      } else {
        var sum = own[left]
        sum.factor += other.terms[right].factor * factor
        append(sum, times: 1)
        left += 1
        right += 1
      }
    }
  }

  /// Multiplies the expression by a factor.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// Replaces a variable by an expression.
  mutating func substitute(_ expression: LinearExpression, for variable: Int) {
    let index = position(of: variable)
    guard index < terms.count, terms[index].variable == variable else { return }
    let factor = terms.remove(at: index).factor
    add(expression, times: factor)
  }

  /// Solves *expression = 0* for a variable. The expression then gives the value of the variable, which no longer
  /// occurs in it.
  mutating func solve(for variable: Int) {
    let index = position(of: variable)
    let factor = terms.remove(at: index).factor
    multiply(by: -1 / factor)
  }

  /// Removes a variable, as if it were 0.
  mutating func remove(_ variable: Int) {
    let index = position(of: variable)
    if index < terms.count, terms[index].variable == variable { terms.remove(at: index) }
  }

  private mutating func append(_ term: Term, times factor: Double) {
    let product = term.factor * factor
    if abs(product) > Self.negligible { terms.append(Term(variable: term.variable, factor: product)) }
  }

  /// The index at which a variable is among the terms, or would be inserted.
  private func position(of variable: Int) -> Int {
    terms.indices.partitionPoint { terms[$0].variable < variable }
  }
}

extension LinearExpression {
  /// The sum of two expressions.
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  /// An expression multiplied by a factor.
  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    var product = LinearExpression()
    product.add(expression, times: factor)
    return product
  }

  /// An expression with a number added to its constant.
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  /// An expression with a number subtracted from its constant.
  public static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }
}
