/// A relation between a linear expression and 0 that must hold, or should hold.
public struct LinearConstraint: Hashable, Sendable {
  /// The relation of an expression to 0.
  public enum Relation: Hashable, Sendable {
    /// The expression is at most 0.
    case lessThanOrEqual
    /// The expression is 0.
    case equal
    /// The expression is at least 0.
    case greaterThanOrEqual
  }

  /// The lowest priority at which a constraint must hold.
  public static let required = 1000.0

  /// The expression that is compared with 0.
  public var expression: LinearExpression
  /// The relation that the expression should have to 0.
  public var relation: Relation
  /// The priority, greater than 0. At `required` or above the constraint must hold. Below that it yields to constraints
  /// of a higher priority.
  public var priority: Double

  /// Makes a constraint.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = LinearConstraint.required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}
