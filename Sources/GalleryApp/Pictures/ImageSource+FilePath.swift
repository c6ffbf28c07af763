import ImageDecoding
import SystemPackage

extension ImageSource {
  /// The picture in a file. Of a RAW file, it is the preview that the camera stored in it.
  static func file(_ path: FilePath) throws(ImageDecodingError) -> ImageSource {
    if RawPicture.isNamed(path), let preview = try RawPicture.preview(of: path) { return .bytes(preview) }
    return path.withPlatformString { .file(platformString: $0) }
  }
}
