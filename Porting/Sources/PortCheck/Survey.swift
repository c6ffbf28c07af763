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
  /// The names of the protocols.
  private(set) var protocols: Set<String> = []
  /// The types that a type or protocol inherits from or conforms to, as written.
  private var inherited: [String: Set<String>] = [:]
  /// The methods that a selector refers to, in the files.
  private(set) var selected: Set<MethodID> = []
  /// Those of them that are in extensions of classes of other modules.
  private(set) var selectedInForeignClasses: Set<MethodID> = []
  /// The paths of the classes that need a table.
  private(set) var tables: Set<String> = []

  /// The methods of delegates whose existence is tested by `responds(to:)`.
  private(set) var testedMethods: Set<String> = []

  /// Where names are declared.
  private var places: [DeclaredName: Set<DeclarationPlace>] = [:]

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
      protocols.formUnion(visitor.protocols)
      inherited.merge(visitor.inherited) { $0.union($1) }
      let names = DeclaredNameVisitor(file: index)
      names.walk(file.tree)
      places.merge(names.places) { $0.union($1) }
    }
    for file in files {
      let visitor = SelectorUseVisitor(protocols: protocols)
      visitor.walk(file.tree)
      for use in visitor.uses {
        let target: Target
        switch resolve(use) {
        case .success(let found):
          target = found
        case .failure(let obstacle):
          // A name without a class may be that of any method for selectors.
          if !obstacle.isAmbiguous { select(methods(for: use)) }
          continue
        }
        guard let method = target.method else { continue }
        if target.isForeign {
          selectedInForeignClasses.insert(method.id)
        } else {
          selected.insert(method.id)
          tables.insert(target.owner)
        }
      }
      testedMethods.formUnion(visitor.tested)
    }
    OptionalMember.findDefaults(of: &optionalMembers, in: files)
  }

  private mutating func select(_ targets: [Target]) {
    for target in targets {
      guard let method = target.method else { continue }
      selected.insert(method.id)
      tables.insert(target.owner)
    }
  }

  /// The method that a selector refers to.
  struct Target {
    /// Nil for a method of a framework.
    let method: Method?
    /// The path of the class that declares the method.
    let owner: String
    /// How the method is written in `#Selector`.
    let reference: String
    /// Whether the class is of another module, so that it can have no table.
    var isForeign = false

    init(_ method: Method, owner: String, qualifier: String, isForeign: Bool = false) {
      let labels = method.labels.map { $0 + ":" }.joined()
      self.method = method
      self.owner = owner
      self.isForeign = isForeign
      reference = "\(qualifier).\(method.declaration.name.text)" + (labels.isEmpty ? "" : "(\(labels))")
    }

    init(_ method: FrameworkMethod) {
      (self.method, owner, reference, isForeign) = (nil, method.owner, method.reference, true)
    }
  }

  /// Finds the method of a selector in its class or a superclass, in the files and in UIKit.
  func resolve(_ use: SelectorUse) -> Result<Target, SelectorObstacle> {
    guard !use.path.isEmpty else {
      if let target = onlyMethod(for: use) { return .success(target) }
      return foreignMethod(for: use).map { .success($0) }
        ?? .failure("it is not clear which class has the method")
    }
    let start = path(of: use.path, from: use.scope) ?? use.path
    let found = resolve(use, from: start)
    // The class of a selector says only where its name is from: the target may have a method of that name, too.
    if case .failure = found, types[start]?.declaration == nil, use.path != use.scope, !use.scope.isEmpty,
      case .success(let target) = resolve(SelectorUse(use, path: use.scope))
    {
      return .success(target)
    }
    return found
  }

  private func resolve(_ use: SelectorUse, from start: String) -> Result<Target, SelectorObstacle> {
    var seen: Set<String> = []
    var current: String? = start
    while let path = current, seen.insert(path).inserted {
      let type = types[path]
      let methods = type?.methods.filter { use.matches($0) } ?? []
      if methods.count > 1 { return .failure(.init(stringLiteral: SelectorObstacle.severalMethods)) }
      if let method = methods.first {
        if let obstacle = method.declaration.tableObstacle {
          return .failure("a selector cannot call the method, because \(obstacle.reason)")
        }
        guard type?.declaration != nil else {
          return .success(Target(method, owner: path, qualifier: path, isForeign: true))
        }
        return .success(Target(method, owner: path, qualifier: start))
      }
      if type?.declaration == nil, let method = frameworkMethods(for: use).first(where: { $0.owner == path })
      {
        return .success(Target(method))
      }
      current =
        type?.superclass.map { self.path(of: $0, from: path) ?? $0 } ?? FrameworkClass.superclass(of: path)
    }
    return .failure(
      types[start] == nil
        ? "the class \(start) is not in these files" : "the method is not in these files")
  }

  /// The methods of UIKit that a selector may mean.
  private func frameworkMethods(for use: SelectorUse) -> [FrameworkMethod] {
    guard use.literal == nil else { return [] }
    return FrameworkMethod.named(use.name, labels: use.labels).filter {
      use.parameterCount == nil || use.parameterCount == $0.labels.count
    }
  }

  /// The method of a selector of an unknown class, if only one class of UIKit or one extension of such a class has it.
  private func foreignMethod(for use: SelectorUse) -> Target? {
    var methods = frameworkMethods(for: use)
    // An object such as `collectionView` has the name of its class.
    if methods.count > 1 {
      methods = methods.filter { use.base.lowercased().hasSuffix($0.owner.dropFirst(2).lowercased()) }
    }
    if methods.count == 1 { return Target(methods[0]) }
    let found = types.filter { $0.value.declaration == nil }.flatMap { path, type in
      type.methods.filter { use.matches($0) && $0.declaration.tableObstacle == nil }.map { (path, $0) }
    }
    guard methods.isEmpty, found.count == 1 else { return nil }
    return Target(found[0].1, owner: found[0].0, qualifier: found[0].0, isForeign: true)
  }

  /// Whether a class in the files has a method that a selector could call by a name.
  func hasMethod(named selector: String) -> Bool {
    types.values.contains { $0.methods.contains { $0.declaration.selectorName == selector } }
  }

  /// The method of a selector of an unknown class, if only one method in the files is meant for selectors and has its name.
  private func onlyMethod(for use: SelectorUse) -> Target? {
    let found = methods(for: use)
    return found.count == 1 ? found[0] : nil
  }

  /// The name of a selector whose class is unknown.
  func name(of use: SelectorUse) -> String {
    let names = Set(methods(for: use).compactMap { $0.method?.declaration.selectorName })
    return names.count == 1 ? names.first ?? use.objectiveCName : use.objectiveCName
  }

  /// The methods of all classes in the files that are meant for selectors and have the name of a selector.
  private func methods(for use: SelectorUse) -> [Target] {
    var found: [Target] = []
    for (path, type) in types where type.declaration != nil {
      let isForSelectors = type.declaration?.attributes.contains(named: "objcMembers") == true
      for method in type.methods where use.matches(method) && method.declaration.tableObstacle == nil {
        let attributes = method.declaration.attributes
        if isForSelectors || ["objc", "IBAction", "SelectorMethod"].contains(where: attributes.contains) {
          found.append(Target(method, owner: path, qualifier: path))
        }
      }
    }
    return found
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

  /// Whether a file declares a name without arguments, such as that of a type.
  func declares(_ name: String) -> Bool { places[DeclaredName(base: name)] != nil }

  /// Whether members of a class may implement those of a protocol: the class or a subclass conforms to it.
  func implements(_ path: String, _ name: String) -> Bool {
    inherits(path, name)
      || inherited.keys.contains { inherits($0, name) && inherits($0, path) }
  }

  /// Whether another file declares a name in a type, a superclass or a subclass of it, or outside of types.
  func isDeclared(_ name: DeclaredName, in path: String, besides file: Int) -> Bool {
    (places[name] ?? []).contains {
      $0.file != file && ($0.path == path || inherits($0.path, path) || inherits(path, $0.path))
    }
  }

  /// Whether a type is, inherits from or conforms to another one, as far as the files say it.
  func inherits(_ start: String, _ name: String) -> Bool {
    var seen: Set<String> = []
    var rest = [start]
    while let path = rest.popLast() {
      if path == name { return true }
      if seen.insert(path).inserted { rest += inherited[path] ?? [] }
    }
    return false
  }

  /// Whether a class inherits from `NSObject` by classes in the files only.
  func isPlainObject(_ path: String) -> Bool { frameworkSuperclass(of: path) == "NSObject" }

  /// The first superclass of a class that is not in the files. Nil if the class is not, or has none.
  func frameworkSuperclass(of path: String) -> String? {
    var seen: Set<String> = []
    var current = path
    while seen.insert(current).inserted, let superclass = types[current]?.superclass {
      guard let next = self.path(of: superclass, from: current), types[next]?.declaration != nil else {
        return superclass
      }
      current = next
    }
    return nil
  }

  /// Whether no superclass in the files of a plain object has a method with a name.
  func isTopmost(_ name: String, in path: String) -> Bool {
    guard isPlainObject(path) else { return false }
    return superclasses(of: path).allSatisfy { superclass in
      types[superclass]?.methods.contains { $0.declaration.name.text == name } != true
    }
  }

  /// The superclasses in the files.
  private func superclasses(of path: String) -> [String] {
    var result: [String] = []
    var current = path
    while let superclass = types[current]?.superclass, let next = self.path(of: superclass, from: current),
      next != path, !result.contains(next)
    {
      result.append(next)
      current = next
    }
    return result
  }

  /// The method that a call in a class finds: in the class itself, unless it is called by `super`, or in a superclass.
  func method(_ name: String, labels: [String], of path: String, isSuper: Bool) -> Method? {
    let classes = (isSuper ? [] : [path]) + superclasses(of: path)
    return classes.lazy.compactMap { type in
      types[type]?.methods.first { $0.declaration.name.text == name && $0.labels == labels }
    }.first
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

/// Why a selector cannot be replaced, or a member cannot move.
struct SelectorObstacle: Error, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  let reason: String
  /// Whether the compiler for Apple's platforms does not know either which method is meant.
  var isAmbiguous: Bool { reason == Self.severalMethods }

  static let severalMethods = "several methods have this name"
  init(stringLiteral reason: String) { self.reason = reason }
}

/// Finds the types of one file, with their methods.
private final class SurveyVisitor: SyntaxVisitor {
  private let file: Int
  var types: [String: Survey.TypeEntry] = [:]
  var optionalMembers: [OptionalMember] = []
  var protocols: Set<String> = []
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
    protocols.insert(node.name.text)
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
