import CGTK4

/// The arguments of a signal, without the object that emits it. They are valid while the signal is handled.
@MainActor
struct SignalArguments {
  /// The object, followed by the arguments.
  let values: UnsafePointer<GValue>

  func double(_ index: Int) -> Double { g_value_get_double(values + 1 + index) }

  func integer(_ index: Int) -> Int { Int(g_value_get_int(values + 1 + index)) }

  /// The value of an enumeration.
  func choice(_ index: Int) -> gint { g_value_get_enum(values + 1 + index) }

  /// A text; nil if there is none.
  func text(_ index: Int) -> String? { g_value_get_string(values + 1 + index).map { String(cString: $0) } }

  /// An object; nil if there is none.
  func object<Reference: GObjectReference>(_ index: Int) -> Reference? {
    pointer(index).map { Reference(adding: $0) }
  }

  /// An event; nil if there is none.
  func event(_ index: Int) -> Event? { pointer(index).map { Event(pointer: OpaquePointer($0)) } }

  /// The files in an array, whose length is another argument.
  func files(_ index: Int, count: Int) -> [File] {
    guard let list = pointer(index)?.assumingMemoryBound(to: OpaquePointer.self) else { return [] }
    return (0..<count).map { File(adding: list[$0]) }
  }

  /// Sets a rectangle that the handler of the signal determines.
  func setRectangle(_ index: Int, _ rectangle: GdkRectangle) {
    pointer(index)?.assumingMemoryBound(to: GdkRectangle.self).pointee = rectangle
  }

  private func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_peek_pointer(values + 1 + index) }
}

/// A type of what the handler of a signal returns.
protocol SignalResult {
  func store(in value: UnsafeMutablePointer<GValue>)
}

extension Bool: SignalResult {
  func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, gboolean) }
}

extension GdkDragAction: SignalResult {
  func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_flags(value, rawValue) }
}
