import Foundation

/// The folder in which apps save pictures for other apps.
@MainActor
package enum SavedPhotos {
  /// The user's folder for pictures. Tests replace it.
  package static var folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first

  /// Writes a PNG file under a name that no file has.
  static func save(_ image: UIImage) throws {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var number = 1
    while true {
      let name = number == 1 ? "Image.png" : "Image \(number).png"
      do {
        return try data.write(to: folder.appendingPathComponent(name), options: .withoutOverwriting)
      } catch CocoaError.fileWriteFileExists {
        number += 1
      }
    }
  }
}

/// Saves an image in the user's folder for pictures, as a PNG file with a name that no other file has.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: The object whose method is called at the end. It is kept until then.
///   - completionSelector: The name of that method. It receives the image, an error or nil, and the context.
///   - contextInfo: The context.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  let failure: (any Error)?
  do {
    try SavedPhotos.save(image)
    failure = nil
  } catch {
    failure = error
  }
  guard let completionTarget, let completionSelector else { return }
  // As on iOS, the method is called after this function has returned.
  Task { completionSelector.perform(on: completionTarget as AnyObject, with: [image, failure, contextInfo]) }
}
