import Foundation
import ImageDecoding
import SystemPackage
import Translations

/// What the information panel says about a picture: its file, and how it was taken.
struct PictureFacts: Equatable, Sendable {
  /// A fact: its name and its value.
  struct Row: Equatable, Sendable {
    let name: String
    let value: String
  }

  /// The facts that are known, in order.
  private(set) var rows: [Row] = []

  /// Describes a picture that the program draws.
  init(drawing title: String) { add(translated("Name"), title) }

  /// Describes a file.
  ///
  /// - Parameters:
  ///   - file: The path.
  ///   - byteCount: The size in bytes; nil if it is unknown.
  ///   - modified: When the file was changed. Stands in for the date in the metadata.
  ///   - metadata: What the file says about itself; nil if it cannot be read.
  ///   - problem: The reason why it cannot be read; nil if it can, or if that is not known yet.
  init(file: FilePath, byteCount: Int?, modified: Date?, metadata: ImageMetadata?, problem: String? = nil) {
    add(translated("Name"), file.lastComponent.map { FileName($0).displayName })
    add(translated("Folder"), FileName(bytes: file.absolute.removingLastComponent().bytes).displayName)
    add(translated("Cannot be shown"), problem)
    add(translated("Size"), byteCount.map(Self.size))
    guard let metadata else {
      add(translated("Changed"), modified.map(Self.text))
      return
    }
    add(translated("Format"), metadata.formatName + (metadata.isAnimated ? translated(", animated") : ""))
    let (width, height) = (metadata.properties.width, metadata.properties.height)
    add(translated("Dimensions"), "\(width) × \(height)".leftToRight + Self.megapixels(width, height))
    if let date = metadata.date {
      add(translated("Taken"), Self.text(of: date))
    } else {
      add(translated("Changed"), modified.map(Self.text))
    }
    add(translated("Camera"), Self.camera(of: metadata))
    add(translated("Lens"), metadata.lens)
    add(translated("Exposure"), Self.exposure(of: metadata))
    add(translated("Focal length"), Self.focalLength(of: metadata))
    add(translated("Colour profile"), metadata.colorProfileName)
  }

  /// Reads the facts about a file.
  static func read(_ file: FilePath) -> PictureFacts {
    let status = try? file.stat()
    let metadata = Result { try ImageDecoder.metadata(of: .file(file)) }
    var problem: String?
    if case .failure(let error) = metadata, !VideoFile.isNamed(file) { problem = error.translatedDescription }
    return PictureFacts(
      file: file, byteCount: (status?.size).map(Int.init), modified: status?.modificationDate,
      metadata: try? metadata.get(), problem: problem)
  }

  private mutating func add(_ name: String, _ value: String?) {
    if let value, !value.isEmpty { rows.append(Row(name: name, value: value)) }
  }

  // MARK: - Texts

  private static func size(_ bytes: Int) -> String {
    let units = [translated("bytes"), translated("kB"), translated("MB"), translated("GB"), translated("TB")]
    var (value, unit) = (Double(bytes), 0)
    while value >= 999.5, unit < units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
    return "\(decimal(value, digits: unit > 0 && value < 9.95 ? 1 : 0)) \(units[unit])"
  }

  private static func megapixels(_ width: Int, _ height: Int) -> String {
    let millions = Double(width) * Double(height) / 1e6
    return millions < 0.95
      ? "" : translated(", %@ megapixels", decimal(millions, digits: millions < 9.95 ? 1 : 0))
  }

  private static let style = Date.FormatStyle(date: .long, time: .shortened, locale: .ofTexts)

  private static func text(of date: Date) -> String { date.formatted(style) }

  /// Formats a date as the clock of the camera showed it, without converting it to another time zone.
  private static func text(of date: CaptureDate) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(
      year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute)
    var style = style
    style.timeZone = .gmt
    return calendar.date(from: components)?.formatted(style) ?? ""
  }

  /// The manufacturer and the model, which often begins with the manufacturer.
  private static func camera(of metadata: ImageMetadata) -> String? {
    guard let make = metadata.cameraMake, let model = metadata.cameraModel else {
      return metadata.cameraModel ?? metadata.cameraMake
    }
    return model.lowercased().hasPrefix(make.lowercased()) ? model : "\(make) \(model)"
  }

  private static func exposure(of metadata: ImageMetadata) -> String {
    let time = metadata.exposureTime.flatMap { time -> String? in
      guard time > 0, time.isFinite else { return nil }
      return time < 0.3 ? "1/\(decimal(1 / time, digits: 0)) s" : "\(decimal(time, digits: 1)) s"
    }
    let aperture = metadata.aperture.map { "f/\(decimal($0, digits: 1))" }
    return [time, aperture, metadata.isoSpeed.map { "ISO \($0)" }].compactMap(\.self).joined(separator: ", ")
  }

  private static func focalLength(of metadata: ImageMetadata) -> String? {
    guard let length = metadata.focalLength else { return nil }
    let text = "\(decimal(length, digits: 1)) mm"
    guard let equivalent = metadata.focalLengthIn35mmFilm, equivalent != length else { return text }
    return text + translated(" (%@ mm on 35 mm film)", decimal(equivalent, digits: 0))
  }

  /// A number with at most so many digits after the decimal point.
  private static func decimal(_ value: Double, digits: Int) -> String {
    value.formatted(.number.precision(.fractionLength(0...digits)).grouping(.never).locale(.ofTexts))
  }
}
