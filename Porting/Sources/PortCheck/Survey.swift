import PortingSyntax
import SwiftSyntax

/// What all files together declare: types with their methods, protocols with optional members, and uses of selectors.
struct Survey {
  /// A method of a type.
  struct Method {
    let declaration: FunctionDeclSyntax
    /// The index of its file.
    let file: Int
    let isInExtension: Bool
    var labels: [String] { declaration.signature.parameterClause.parameters.map(\.firstName.text) }
    var id: MethodID { MethodID(file: file, offset: declaration.position.utf8Offset) }
  }

  /// Identifies a method: two trees of a file have the same positions.
  struct MethodID: Hashable {
    let file: Int
    let offset: Int
  }

  /// A class, or a type that is only extended here.
  struct TypeEntry {
    var declaration: ClassDeclSyntax?
    /// The index of the file of the declaration.
    var file = 0
    var superclass: String?
    var methods: [Method] = []
  }

  private(set) var types: [String: TypeEntry] = [:]
  private(set) var optionalMembers: [OptionalMember] = []
  /// The types that a type or protocol inherits from or conforms to, as written.
  private var inherited: [String: Set<String>] = [:]
  /// The methods that a selector refers to, in the files.
  private(set) var selected: Set<MethodID> = []
  /// Those of them that are in extensions of classes of other modules.
  private(set) var selectedInForeignClasses: Set<MethodID> = []
  /// The paths of the classes that need a table.
  private(set) var tables: Set<String> = []

  /// The index of each file, by name.
  let files: [String: Int]

  init(_ files: [SourceFile]) {
    self.files = Dictionary(files.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, file) in files.enumerated() {
      let visitor = SurveyVisitor(file: index)
      visitor.walk(file.tree)
      types.merge(visitor.types) { old, new in
        var merged = old.declaration == nil ? new : old
        merged.methods = old.methods + new.methods
        return merged
      }
      optionalMembers += visitor.optionalMembers
      inherited.merge(visitor.inherited) { $0.union($1) }
    }
    for file in files {
      let visitor = SelectorUseVisitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      for use in visitor.uses {
        guard case .success(let target) = resolve(use) else { continue }
        if target.isForeign {
          selectedInForeignClasses.insert(target.method.id)
        } else {
          selected.insert(target.method.id)
          tables.insert(target.owner)
        }
      }
    }
    OptionalMember.findDefaults(of: &optionalMembers, in: files)
  }

  /// The method that a selector refers to.
  struct Target {
    let method: Method
    /// The path of the class that declares the method.
    let owner: String
    /// How the class is written in `#Selector`.
    let qualifier: String
    /// Whether the class is of another module, so that it can have no table.
    var isForeign = false
  }

  /// Finds the method of a selector in its class or a superclass.
  func resolve(_ use: SelectorUse) -> Result<Target, SelectorObstacle> {
    guard !use.path.isEmpty else {
      return onlyMethod(for: use).map { .success($0) }
        ?? .failure("it is not clear which class has the method")
    }
    guard let start = path(of: use.path, from: use.scope) else {
      return .failure("the class \(use.path) is not in these files")
    }
    var seen: Set<String> = []
    var current: String? = start
    while let path = current, seen.insert(path).inserted, let type = types[path] {
      let methods = type.methods.filter { use.matches($0) }
      if methods.count > 1 { return .failure("several methods have this name") }
      if let method = methods.first {
        if let obstacle = method.declaration.tableObstacle {
          return .failure("a selector cannot call the method, because \(obstacle.reason)")
        }
        guard type.declaration != nil else {
          return .success(Target(method: method, owner: path, qualifier: path, isForeign: true))
        }
        return .success(Target(method: method, owner: path, qualifier: start))
      }
      current = type.superclass.flatMap { self.path(of: $0, from: path) }
    }
    return .failure("the method is not in these files")
  }

  /// The method of a selector of an unknown class, if only one method in the files is meant for selectors and has its name.
  private func onlyMethod(for use: SelectorUse) -> Target? {
    var found: [Target] = []
    for (path, type) in types where type.declaration != nil {
      let isForSelectors = type.declaration?.attributes.contains(named: "objcMembers") == true
      for method in type.methods where use.matches(method) && method.declaration.tableObstacle == nil {
        let attributes = method.declaration.attributes
        if isForSelectors || ["objc", "IBAction", "SelectorMethod"].contains(where: attributes.contains) {
          found.append(Target(method: method, owner: path, qualifier: path))
        }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The path of a type as seen from a scope: from `Outer.Inner`, `Other` may be `Outer.Other`.
  func path(of name: String, from scope: String) -> String? {
    var scopes = scope.split(separator: ".").map(String.init)
    while true {
      let candidate = (scopes + [name]).joined(separator: ".")
      if types[candidate]?.declaration != nil { return candidate }
      if scopes.isEmpty { return types[name] == nil ? nil : name }
      scopes.removeLast()
    }
  }

  /// Whether members of a class may implement those of a protocol: the class or a subclass conforms to it.
  func implements(_ path: String, _ name: String) -> Bool {
    inherits(path, name)
      || inherited.keys.contains { inherits($0, name) && inherits($0, path) }
  }

  private func inherits(_ start: String, _ name: String) -> Bool {
    var seen: Set<String> = []
    var rest = [start]
    while let path = rest.popLast() {
      if path == name { return true }
      if seen.insert(path).inserted { rest += inherited[path] ?? [] }
    }
    return false
  }

  /// Whether a subclass in the files overrides a method.
  func isOverridden(_ function: FunctionDeclSyntax, in path: String) -> Bool {
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return types.contains { name, type in
      guard let superclass = type.superclass, self.path(of: superclass, from: name) == path else {
        return false
      }
      return type.methods.contains {
        $0.declaration.name.text == function.name.text && $0.labels == labels
          && $0.declaration.modifiers.contains { $0.name.text == "override" }
      }
    }
  }
}

/// Why a selector cannot be replaced.
struct SelectorObstacle: Error, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  let reason: String
  init(stringLiteral reason: String) { self.reason = reason }
}

/// Finds the types of one file, with their methods.
private final class SurveyVisitor: SyntaxVisitor {
  private let file: Int
  var types: [String: Survey.TypeEntry] = [:]
  var optionalMembers: [OptionalMember] = []
  var inherited: [String: Set<String>] = [:]

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = node.enclosingTypePath
    let path = outer.isEmpty ? node.name.text : outer + "." + node.name.text
    types[path, default: .init()].declaration = node
    types[path, default: .init()].file = file
    // `Base<Item>` inherits from `Base`.
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type
    types[path, default: .init()].superclass =
      superclass?.as(IdentifierTypeSyntax.self)?.name.text ?? superclass?.trimmedDescription
    inherit(node.inheritanceClause, path)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.inheritanceClause, node.extendedType.trimmedDescription)
    return .visitChildren
  }

  private func inherit(_ clause: InheritanceClauseSyntax?, _ path: String) {
    let names = clause?.inheritedTypes.map { type in
      type.type.as(IdentifierTypeSyntax.self)?.name.text ?? type.type.trimmedDescription
    }
    inherited[path, default: []].formUnion(names ?? [])
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    inherit(node.inheritanceClause, node.name.text)
    optionalMembers += OptionalMember.members(of: node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clausesForLinux {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.enclosingTypePath
    // Local functions are in no member list.
    guard !path.isEmpty, node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    let isInExtension = node.enclosingDeclaration?.is(ExtensionDeclSyntax.self) == true
    types[path, default: .init()].methods.append(
      Survey.Method(declaration: node, file: file, isInExtension: isInExtension))
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The type or the extension around a member.
  var enclosingDeclaration: Syntax? {
    var node = parent
    while let current = node {
      if current.isProtocol((any DeclGroupSyntax).self) { return current }
      node = current.parent
    }
    return nil
  }
}
