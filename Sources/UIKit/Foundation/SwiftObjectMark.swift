/// The first stored property of classes whose objects are values of attributed strings.
///
/// Foundation compares such values with `CFEqual`, which takes the eight bytes after the header of an object for those of an
/// object of Core Foundation. If bits 8 to 17, the number of the type, are 0 in both objects, it calls a function that traps.
/// No type has the number 1023: an object with it is known to be one of Swift, and asked with `isEqual(_:)`.
struct SwiftObjectMark: Sendable {
  private let bits: UInt64 = 1023 << 8
}
