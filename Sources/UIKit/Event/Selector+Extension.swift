import Foundation
import Synchronization

// A class of another module can have no table, so that a selector of a method in its extension knows the method itself.
extension Selector {
  /// Creates the selector of a method without parameters in an extension of a class of another module.
  ///
  /// - Parameters:
  ///   - name: The name of the method.
  ///   - method: The method, such as `UIViewController.dismissKeyboard`.
  public init<Target: AnyObject, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name)
    // It is called on the main actor only.
    nonisolated(unsafe) let method = method
    ExtensionMethods.add(name, of: Target.self) { target, _ in _ = method(target)() }
  }

  /// Creates the selector of a method with one parameter in an extension of a class of another module.
  public init<Target: AnyObject, Argument, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor (Argument) -> Result
  ) {
    self.init(name)
    // It is called on the main actor only.
    nonisolated(unsafe) let method = method
    ExtensionMethods.add(name, of: Target.self) { target, arguments in
      if let first = (arguments.first ?? nil) as? Argument { _ = method(target)(first) }
    }
  }

  /// Creates the selector of a method with two parameters in an extension of a class of another module.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, calling method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name)
    // It is called on the main actor only.
    nonisolated(unsafe) let method = method
    ExtensionMethods.add(name, of: Target.self) { target, arguments in
      guard arguments.count > 1, let first = arguments[0] as? First, let second = arguments[1] as? Second
      else { return }
      _ = method(target)(first, second)
    }
  }
}

/// The methods that selectors know, by name and class.
enum ExtensionMethods {
  private struct Key: Hashable {
    var name: String
    var type: ObjectIdentifier
  }

  /// A method. It returns whether the object is of its class.
  // Unchecked because the method is called on the main actor only.
  private struct Entry: @unchecked Sendable {
    let call: @MainActor (AnyObject, [Any?]) -> Bool
  }

  private static let entries = Mutex<[Key: Entry]>([:])

  static func add<Target: AnyObject>(
    _ name: String, of type: Target.Type, _ method: @escaping @MainActor (Target, [Any?]) -> Void
  ) {
    let entry = Entry { object, arguments in
      guard let target = object as? Target else { return false }
      method(target, arguments)
      return true
    }
    entries.withLock { $0[Key(name: name, type: ObjectIdentifier(type))] = entry }
  }

  /// Calls a method with a name, if the object has one.
  @MainActor
  static func perform(_ name: String, on object: AnyObject, with arguments: [Any?]) -> Bool {
    let found = entries.withLock { entries in entries.filter { $0.key.name == name }.map(\.value) }
    return found.contains { $0.call(object, arguments) }
  }
}
