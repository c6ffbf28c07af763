/// Undoes and redoes what the user did. Foundation has this class on Apple's platforms.
///
/// Operations that are registered while another is undone belong to its redo, and while it is redone to its undo. Those that
/// are registered between `beginUndoGrouping()` and `endUndoGrouping()` are undone together; any other is a group of its
/// own. On iOS, all operations of one turn of the run loop are a group.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }

  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private var (undos, redos): ([Group], [Group]) = ([], [])
  private var open: [Group] = []
  private var disabled = 0
  private var pendingName = ""

  /// Creates a manager without operations.
  public override init() { super.init() }

  /// The maximum number of groups that can be undone. 0 for no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// Whether each turn of the run loop is a group. Has no effect.
  open var groupsByEvent = true
  /// Whether an operation is being undone.
  open private(set) var isUndoing = false
  /// Whether an operation is being redone.
  open private(set) var isRedoing = false
  /// Whether operations are registered.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// The number of groups that were begun and not ended.
  open var groupingLevel: Int { open.count }
  /// Whether there is something to undo.
  open var canUndo: Bool { !undos.isEmpty || open.contains { !$0.operations.isEmpty } }
  /// Whether there is something to redo.
  open var canRedo: Bool { !redos.isEmpty }
  /// The name of what would be undone.
  open var undoActionName: String { undos.last?.name ?? "" }
  /// The name of what would be redone.
  open var redoActionName: String { redos.last?.name ?? "" }
  /// The title of a menu item that undoes.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a menu item that redoes.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu item that undoes an action.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }

  /// Returns the title of a menu item that redoes an action.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }

  /// Registers what undoes the current action. The target is not kept alive.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(Operation(target: target) { if let target = $0 as? TargetType { handler(target) } })
  }

  /// Registers a method by name that undoes the current action.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(Operation(target: target as AnyObject) { _ = selector.perform(on: $0, with: [anObject]) })
  }

  private func register(_ operation: Operation) {
    guard isUndoRegistrationEnabled else { return }
    if !isUndoing, !isRedoing { redos = [] }
    if open.isEmpty {
      add(Group(operations: [operation]))
    } else {
      open[open.count - 1].operations.append(operation)
    }
  }

  private func add(_ group: Group) {
    var group = group
    guard !group.operations.isEmpty else { return }
    if group.name.isEmpty { group.name = pendingName }
    if isUndoing {
      redos.append(group)
    } else {
      undos.append(group)
      limit()
    }
    NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
  }

  private func limit() {
    if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
  }

  /// Begins a group.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty {
      add(group)
    } else {
      open[open.count - 1].operations += group.operations
    }
  }

  /// Stops registering, until `enableUndoRegistration()` was called as often.
  open func disableUndoRegistration() { disabled += 1 }

  /// Undoes one `disableUndoRegistration()`.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Undoes the last group, and ends groups that are open.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard !isUndoing, !isRedoing, let group = undos.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    perform(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Redoes the last group that was undone.
  open func redo() {
    guard !isUndoing, !isRedoing, let group = redos.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    perform(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func perform(_ group: Group) {
    pendingName = group.name
    beginUndoGrouping()
    for operation in group.operations.reversed() { operation.target.map(operation.perform) }
    endUndoGrouping()
    pendingName = ""
  }

  /// Names the last action, for menus.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing, !redos.isEmpty {
      redos[redos.count - 1].name = actionName
    } else if !undos.isEmpty {
      undos[undos.count - 1].name = actionName
    }
  }

  /// Forgets all operations.
  open func removeAllActions() { (undos, redos, open) = ([], [], []) }

  /// Forgets the operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.operations.removeAll { $0.target === target }
        return group
      }
    }
    undos = without(undos).filter { !$0.operations.isEmpty }
    redos = without(redos).filter { !$0.operations.isEmpty }
    open = without(open)
  }
}

extension NSNotification.Name {
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group was redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
  /// Posted when a group can be undone.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
