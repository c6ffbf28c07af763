/// The ancestor of the classes that a layout names by value: its attributes and its invalidation contexts.
///
/// Its only member, and no stored property: see `make(_:)`, which relies on it.
@preconcurrency @MainActor
open class PlainInitializable: NSObject {
  /// Makes an object in its first state.
  public override init() { super.init() }
}

/// The twin of `PlainInitializable`: the same class but for `required`, and never made.
///
/// `FrameInitializable` tells why. Hardly any subclass spells `init()`, and those that do write `override`.
@preconcurrency @MainActor
open class PlainInitializableTwin: NSObject {
  /// Never called on this class itself.
  public required override init() { super.init() }
}

/// Makes an object of a class known at run time only, as `[[class alloc] init]` does.
@MainActor
func make<Object: PlainInitializable>(_ objectClass: Object.Type) -> Object {
  let twin = unsafeBitCast(objectClass as AnyClass, to: PlainInitializableTwin.Type.self)
  return unsafeDowncast(twin.init() as AnyObject, to: Object.self)
}
