import SwiftSyntax

/// The only use of a method that a condition binds: the call in
/// `if let method = delegate?.row(_:at:) { height = method(self, 3) }`.
struct BoundMethodUse {
  /// The name of the bound method.
  let name: String
  let call: FunctionCallExprSyntax
  /// The arguments as they are written.
  let arguments: [String]

  /// Nil if there are more uses, or if the call cannot move into the condition.
  init?(_ node: OptionalBindingConditionSyntax, labels: [String]) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let element = node.parent?.as(ConditionElementSyntax.self),
      let conditions = element.parent?.as(ConditionElementListSyntax.self)
    else { return nil }
    var scope = conditions.drop { $0.id != element.id }.dropFirst().map { Syntax($0) }
    if let statement = conditions.parent?.as(GuardStmtSyntax.self) {
      guard let item = statement.parent?.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self)
      else { return nil }
      scope += list.drop { $0.id != item.id }.dropFirst().map { Syntax($0) }
    } else if let statement = conditions.parent?.as(IfExprSyntax.self) {
      scope.append(Syntax(statement.body))
    } else {
      return nil
    }
    let visitor = Visitor(name)
    scope.forEach { visitor.walk($0) }
    guard visitor.uses.count == 1,
      let call = visitor.uses[0].parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == visitor.uses[0].id, call.trailingClosure == nil,
      call.arguments.count == labels.count, call.arguments.allSatisfy({ $0.label == nil }),
      !visitor.isRepeated
    else { return nil }
    // An argument that is declared behind the condition does not exist there.
    let words = call.arguments.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text)
    guard visitor.declared.isDisjoint(with: words) else { return nil }
    self.name = name
    self.call = call
    arguments = call.arguments.map { $0.expression.trimmedDescription }
  }

  private final class Visitor: SyntaxAnyVisitor {
    private let name: String
    private var depth = 0
    private(set) var uses: [DeclReferenceExprSyntax] = []
    private(set) var declared: Set<String> = []
    /// Whether the use may run more than once, or later.
    private(set) var isRepeated = false

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    private static func isLoop(_ node: Syntax) -> Bool {
      node.is(ClosureExprSyntax.self) || node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self)
        || node.is(RepeatStmtSyntax.self) || node.is(FunctionDeclSyntax.self)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      if Self.isLoop(node) { depth += 1 }
      if let reference = node.as(DeclReferenceExprSyntax.self), reference.baseName.text == name {
        uses.append(reference)
        isRepeated = isRepeated || depth > 0
      }
      if let pattern = node.as(IdentifierPatternSyntax.self) { declared.insert(pattern.identifier.text) }
      return .visitChildren
    }

    override func visitAnyPost(_ node: Syntax) {
      if Self.isLoop(node) { depth -= 1 }
    }
  }
}
