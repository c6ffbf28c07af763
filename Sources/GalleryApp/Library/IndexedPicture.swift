import ImageDecoding
import SystemPackage

/// What the index keeps of a picture file. All of it can be read from the file again.
package struct IndexedPicture: Hashable, Sendable {
  /// The time of the file's last change, in seconds and nanoseconds.
  let seconds, nanoseconds: Int64
  /// The size of the file in bytes.
  package let byteCount: Int64
  /// The width of the upright picture, in pixels; 0 if the file cannot be read.
  package let width: Int
  /// The height of the upright picture, in pixels; 0 if the file cannot be read.
  package let height: Int
  /// The EXIF orientation, from 1 to 8.
  package let orientation: Int
  /// When the picture was taken, by the clock of the camera, as “2026:11:22 19:07:02”, which sorts by time.
  package let date: String?
  /// The model of the camera.
  package let camera: String?
  /// The dominant colour; nil as long as no thumbnail was examined.
  package var color: DominantColor?

  /// Whether the file is still as it was read.
  func isCurrent(_ version: FileVersion) -> Bool {
    (seconds, nanoseconds, byteCount) == (version.seconds, version.nanoseconds, version.byteCount)
  }

  /// The width over the height; nil if the file cannot be read.
  var aspectRatio: Double? { width > 0 && height > 0 ? Double(width) / Double(height) : nil }

  /// Creates a value from what is stored.
  init(
    seconds: Int64, nanoseconds: Int64, byteCount: Int64, width: Int, height: Int, orientation: Int,
    date: String?, camera: String?, color: DominantColor?
  ) {
    (self.seconds, self.nanoseconds, self.byteCount) = (seconds, nanoseconds, byteCount)
    (self.width, self.height, self.orientation) = (width, height, orientation)
    (self.date, self.camera, self.color) = (date, camera, color)
  }

  /// Reads a file. Only its header is read.
  init(reading file: FilePath, _ version: FileVersion, color: DominantColor?) {
    let facts = try? ImageDecoder.captureFacts(of: .file(file))
    let properties = facts?.properties
    self.init(
      seconds: version.seconds, nanoseconds: version.nanoseconds, byteCount: version.byteCount,
      width: properties?.width ?? 0, height: properties?.height ?? 0,
      orientation: properties?.orientation.rawValue ?? 1, date: facts?.date?.sortableText,
      camera: facts?.camera, color: color)
  }
}

extension CaptureDate {
  /// The local time in EXIF's format.
  fileprivate var sortableText: String {
    func padded(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    let day = [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: ":")
    return day + " " + [padded(hour, 2), padded(minute, 2), padded(second, 2)].joined(separator: ":")
  }
}
