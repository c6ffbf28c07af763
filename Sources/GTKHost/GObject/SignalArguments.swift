import CGTK4

/// The arguments of a signal, without the object that emits it. They are valid while the signal is handled.
struct SignalArguments {
  /// The object, followed by the arguments.
  let values: UnsafePointer<GValue>

  func double(_ index: Int) -> Double { g_value_get_double(values + 1 + index) }

  func integer(_ index: Int) -> gint { g_value_get_int(values + 1 + index) }

  /// A text; empty for NULL.
  func string(_ index: Int) -> String {
    g_value_get_string(values + 1 + index).map { String(cString: $0) } ?? ""
  }

  /// The value of an enumeration.
  func choice(_ index: Int) -> gint { g_value_get_enum(values + 1 + index) }

  /// An object or an event, which the handler may use but does not own.
  func object(_ index: Int) -> OpaquePointer? {
    g_value_peek_pointer(values + 1 + index).map { OpaquePointer($0) }
  }
}

/// A type of what the handler of a signal returns.
protocol SignalResult {
  func store(in value: UnsafeMutablePointer<GValue>)
}

extension Bool: SignalResult {
  func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_boolean(value, self ? 1 : 0) }
}

extension GdkDragAction: SignalResult {
  func store(in value: UnsafeMutablePointer<GValue>) { g_value_set_flags(value, rawValue) }
}
