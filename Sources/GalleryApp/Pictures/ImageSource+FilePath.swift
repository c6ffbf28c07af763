import ImageDecoding
import SystemPackage

extension ImageSource {
  /// The file at a path.
  static func file(_ path: FilePath) -> ImageSource { path.withPlatformString { .file(platformString: $0) } }
}
