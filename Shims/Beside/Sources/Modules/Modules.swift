// All shims of the build, so that their modules exist when the packages look for them.
import Combine
import MobileCoreServices
import UniformTypeIdentifiers
import os

/// Uses each shim.
public enum Modules {
  /// Whether the shims work in this build.
  public static func work() -> Bool {
    var last = 0
    let cancellable = Just(1).combineLatest(Just(2)).sink { last = $0.0 + $0.1 }
    cancellable.cancel()
    let lock = OSAllocatedUnfairLock(initialState: 0)
    return last == 3 && lock.withLock { $0 == 0 } && UTType.png.preferredFilenameExtension == "png"
      && String(kUTTypeImage) == "public.image"
  }
}
