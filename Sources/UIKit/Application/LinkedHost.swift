import CApplicationHost

/// The host that the program is linked with.
@MainActor
enum LinkedHost {
  /// Creates the host. Nil if the program is linked with none.
  ///
  /// The product `GTKHost` defines the function `OpenCollectionViewMakeHost`, which this module refers to weakly: the
  /// linker connects both if the program's target depends on the product, whether or not the program imports it.
  static func make() -> (any ApplicationHost)? {
    guard let object = OpenCollectionViewLinkedHost() else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue() as? any ApplicationHost
  }
}
