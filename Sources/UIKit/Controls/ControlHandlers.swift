/// What a control calls for its events, in the order in which it was added.
struct ControlHandlers {
  enum Call {
    case action(UIAction)
    case method(TargetAction)
  }

  struct Handler {
    let call: Call
    var events: UIControl.Event
  }

  private(set) var all: [Handler] = []

  /// The events for which there is a handler.
  var events: UIControl.Event { all.reduce([]) { $0.union($1.events) } }

  /// Adds an action. It takes the position of one with the same identifier.
  @MainActor
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = all.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      all[index] = Handler(call: .action(action), events: all[index].events.union(events))
    } else {
      all.append(Handler(call: .action(action), events: events))
    }
  }

  /// Adds a method. For one that is already there, adds the events.
  mutating func add(_ method: TargetAction, for events: UIControl.Event) {
    all.removeAll { $0.method?.isObsolete == true }
    let index = all.firstIndex { handler in
      handler.method.map { $0.selector == method.selector && $0.target === method.target } ?? false
    }
    if let index {
      all[index].events.formUnion(events)
    } else {
      all.append(Handler(call: .method(method), events: events))
    }
  }

  /// Removes events from some handlers, and the handlers that have no more events.
  mutating func remove(_ events: UIControl.Event, where isAffected: (Handler) -> Bool) {
    for index in all.indices where isAffected(all[index]) { all[index].events.subtract(events) }
    all.removeAll { $0.events.isEmpty }
  }
}

extension ControlHandlers.Handler {
  /// The action, if this is one.
  var action: UIAction? { if case .action(let action) = call { action } else { nil } }

  /// The method of a target, if this is one.
  var method: TargetAction? { if case .method(let method) = call { method } else { nil } }
}
