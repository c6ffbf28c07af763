/// The base class of layout attributes and invalidation contexts. A layout returns their classes as values.
///
/// `init()` must remain its only member, without stored properties: `make(_:)` relies on it.
@preconcurrency @MainActor
open class PlainInitializable: NSObject, PlainInstantiable {
  /// Creates an object with default values.
  public override init() { super.init() }
}

/// The same class as `PlainInitializable`, except for `required`. It is never instantiated.
///
/// `FrameInitializable` explains why. Few subclasses declare `init()`, and those that do write `override`.
@preconcurrency @MainActor
open class PlainInitializableTwin: NSObject {
  /// Never called on this class itself; see the type.
  public required override init() { super.init() }
}

/// Creates an object of a class that is known only at run time, as `[[class alloc] init]` does.
@MainActor
func make<Object: PlainInitializable>(_ objectClass: Object.Type) -> Object {
  let twin = unsafeBitCast(objectClass as AnyClass, to: PlainInitializableTwin.Type.self)
  return unsafeDowncast(twin.init() as AnyObject, to: Object.self)
}

/// Creates an object of any class that inherits `init()` from `NSObject`, or overrides it. Nil for other classes.
///
/// `init()` has the same index in the vtable of every subclass of `NSObject`: the one that `PlainInitializableTwin`
/// overrides. In a subclass without `init()`, the compiler puts a function there that stops the program with the name of
/// the class.
@MainActor
func makeObject(_ objectClass: Any.Type) -> NSObject? {
  guard let objectClass = objectClass as? NSObject.Type else { return nil }
  let twin = unsafeBitCast(objectClass as AnyClass, to: PlainInitializableTwin.Type.self)
  return unsafeDowncast(twin.init() as AnyObject, to: NSObject.self)
}
