/// Something a linear expression has to be, or should be.
public struct LinearConstraint: Hashable, Sendable {
  /// How an expression relates to 0.
  public enum Relation: Hashable, Sendable {
    /// At most 0.
    case lessThanOrEqual
    /// Exactly 0.
    case equal
    /// At least 0.
    case greaterThanOrEqual
  }

  /// A priority with which a constraint must hold.
  public static let required = 1000.0

  /// What is related to 0.
  public var expression: LinearExpression
  /// How.
  public var relation: Relation
  /// Above 0; from `required` on the constraint must hold, below it gives way to any of a higher priority.
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
