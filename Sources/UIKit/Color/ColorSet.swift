import Synchronization

/// A colour of an asset catalogue, in the format that Xcode writes.
struct ColorSet: Sendable {
  private(set) var light: UIColor?
  private(set) var dark: UIColor?

  /// Finds a colour set in the catalogues of a bundle, and reads it.
  init?(named name: String, in bundle: Bundle) {
    guard let folder = Self.folders(in: bundle)[name],
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    else { return nil }
    self.init(data)
  }

  /// Reads the contents of a colour set.
  init?(_ data: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    for entry in contents.colors {
      guard let color = entry.color?.color else { continue }
      let appearances = entry.appearances ?? []
      if appearances.isEmpty {
        light = light ?? color
      } else if appearances.allSatisfy({ $0.appearance == "luminosity" }) {
        if appearances.contains(where: { $0.value == "dark" }) { dark = dark ?? color }
      }
    }
    if light == nil { return nil }
  }

  private static let known = Mutex<[String: [String: URL]]>([:])

  /// The folders of the colour sets, by name. They are searched once.
  private static func folders(in bundle: Bundle) -> [String: URL] {
    guard let root = bundle.resourceURL else { return [:] }
    return known.withLock { known in
      if let folders = known[root.path] { return folders }
      var folders: [String: URL] = [:]
      let files = FileManager.default
      let catalogues = (try? files.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
      for catalogue in catalogues where catalogue.pathExtension == "xcassets" {
        guard let contents = files.enumerator(at: catalogue, includingPropertiesForKeys: nil) else {
          continue
        }
        for case let url as URL in contents where url.pathExtension == "colorset" {
          folders[url.deletingPathExtension().lastPathComponent] = url
        }
      }
      known[root.path] = folders
      return folders
    }
  }

  private struct Contents: Decodable {
    let colors: [Entry]
  }

  private struct Entry: Decodable {
    let appearances: [Appearance]?
    let color: Value?
  }

  private struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  private struct Value: Decodable {
    let colorSpace: String?
    let components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components
    }

    var color: UIColor? {
      guard let components else { return nil }
      func component(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
      let alpha = component("alpha") ?? 1
      if let white = component("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
        return nil
      }
      return colorSpace == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Reads `0.5`, `128` and `0x80`, which mean the same.
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      if text.contains(".") { return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil } }
      return Int(text).map { CGFloat($0) / 255 }
    }
  }
}
