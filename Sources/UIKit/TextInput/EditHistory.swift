/// The states of a text before each change, to undo changes and to repeat those that were undone.
struct EditHistory<State> {
  private var past: [State] = []
  private var future: [State] = []
  /// Whether the last change was typing, which the next character continues.
  private var canJoin = false

  /// The state before the last change.
  var last: State? { past.last }

  /// Remembers the state before a change.
  ///
  /// - Parameter joins: Whether the change is undone together with the one before, if that was typing too.
  mutating func remember(_ state: State, joins: Bool) {
    if !(joins && canJoin) { past.append(state) }
    (future, canJoin) = ([], joins)
  }

  /// Forgets the state before the last change, because that has changed nothing.
  mutating func forgetLast() { past.removeLast() }

  /// Lets the next typed character continue the last change.
  mutating func beginTyping() { canJoin = true }

  /// Makes the next typed character a change of its own.
  mutating func endTyping() { canJoin = false }

  /// Returns the state before the last change; nil if there is none.
  mutating func undo(from present: State) -> State? {
    guard let state = past.popLast() else { return nil }
    (future, canJoin) = (future + [present], false)
    return state
  }

  /// Returns the state after the last change that was undone; nil if there is none.
  mutating func redo(from present: State) -> State? {
    guard let state = future.popLast() else { return nil }
    (past, canJoin) = (past + [present], false)
    return state
  }
}
