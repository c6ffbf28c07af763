/// An object that calls closures when traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Ends the calls of a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {
  /// Ends the calls of a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// No effect: the traits are always current.
  public func updateTraitsIfNeeded() {}

  /// Ends the calls of a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers.removeAll { $0 === registration }
  }
}

extension UITraitChangeObservable where Self: UIResponder {
  /// Calls a closure after one of some traits changed.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: Receives the object and the previous traits.
  /// - Returns: A registration, to end the calls.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registered = TraitChangeHandler(traits) { [weak self] previous in
      guard let self else { return }
      handler(self, previous)
    }
    traitChangeHandlers.append(registered)
    return registered
  }

  /// Calls a closure after one of some traits changed. This form is for closures whose parameter is `self: Self`.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits.
  ///   - handler: Receives the object and the previous traits.
  /// - Returns: A registration, to end the calls.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (object: Self, previous) in
      if let object = object as? Environment { handler(object, previous) }
    }
  }

  /// Calls a method of an object by name after one of some traits changed.
  ///
  /// - Parameters:
  ///   - traits: The types of the traits.
  ///   - target: The object. Its class conforms to ``SelectorPerforming``.
  ///   - action: The name of the method. It may take this object and the previous traits.
  /// - Returns: A registration, to end the calls.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return registerForTraitChanges(traits) { [weak target] (object: Self, previous) in
      guard let target else { return }
      action.perform(on: target, with: [object, previous])
    }
  }

  /// Calls a method of this object by name after one of some traits changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }
}

/// A closure that is called when some traits change.
@MainActor
final class TraitChangeHandler: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
    super.init()
  }

  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    if traits.contains(where: { $0.differs(in: previous, current) }) { handler(previous) }
  }
}
