/// The registered sources of the cells, headers and footers of a table view, and those that wait to be reused.
@MainActor
final class TableReuse<View: UIView> {
  private enum Source {
    case viewClass(View.Type)
    case nib(UINib)
  }

  private var sources: [String: Source] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class. Nil removes the registration. A class that is not suitable is reported and ignored.
  func register(_ viewClass: AnyClass?, for identifier: String) {
    waiting[identifier] = nil
    guard let viewClass else {
      sources[identifier] = nil
      return
    }
    guard let suitable = viewClass as? View.Type else {
      UIDiagnostic.report(
        .unsuitableClass,
        "\(viewClass) was registered for '\(identifier)', but is not a subclass of \(View.self). The registration is "
          + "ignored. Register a subclass of \(View.self).")
      return
    }
    sources[identifier] = .viewClass(suitable)
  }

  /// Registers a nib. Nil removes the registration.
  func register(_ nib: UINib?, for identifier: String) {
    waiting[identifier] = nil
    sources[identifier] = nib.map { .nib($0) }
  }

  /// Returns a waiting view, or else a new one of the registered source; nil without a registration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier for reuse.
  ///   - make: Creates a view of a class.
  func dequeue(_ identifier: String, _ make: (View.Type) -> View) -> (view: View, isReused: Bool)? {
    if let view = waiting[identifier]?.popLast() { return (view, true) }
    switch sources[identifier] {
    case .viewClass(let viewClass): return (make(viewClass), false)
    case .nib(let nib):
      if let view = nib.instantiate(withOwner: nil).lazy.compactMap({ $0 as? View }).first {
        return (view, false)
      }
      UIDiagnostic.report(
        .unsuitableClass,
        "The nib for '\(identifier)' contains no \(View.self). A plain view is used. Change its class.")
      return (make(View.self), false)
    case nil: return nil
    }
  }

  /// Keeps a view for reuse.
  func put(_ view: View, for identifier: String) { waiting[identifier, default: []].append(view) }
}
