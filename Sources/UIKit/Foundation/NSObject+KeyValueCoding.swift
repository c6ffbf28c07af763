import Foundation

// Properties by name need Objective-C. What public code asks for by name, and has another name here, is answered; the rest
// is reported. Layers and animations store values of the app by any name.

extension NSObjectProtocol {
  /// The value of a property by its name. Only `searchField` of a search bar is known: other names are reported, and nil.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    switch (self, key) {
    case (let bar as UISearchBar, "searchField"), (let bar as UISearchBar, "_searchField"):
      return bar.searchTextField
    default:
      reportUnknown(key, "Nil is returned.")
      return nil
    }
  }

  /// Sets a property by its name. Only `modalInPresentation` of a controller is known: other names are reported, and
  /// nothing changes.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    switch (self, key, value) {
    case (let controller as UIViewController, "modalInPresentation", let isModal as Bool):
      controller.isModalInPresentation = isModal
    default: reportUnknown(key, "Nothing changes.")
    }
  }

  /// The value of a property of a property. Paths are reported, and nil; one name is treated as by `value(forKey:)`.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Sets a property of a property. Paths are reported, and nothing changes; one name is treated as by
  /// `setValue(_:forKey:)`.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  @MainActor
  private func reportUnknown(_ key: String, _ consequence: String) {
    UIDiagnostic.report(
      .unknownKey,
      "\(type(of: self)) cannot find the property \"\(key)\" by its name, which needs Objective-C. \(consequence) "
        + "Use the property itself.")
  }
}

extension UserDefaults {
  /// The object that is stored by a name.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores an object by a name.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
