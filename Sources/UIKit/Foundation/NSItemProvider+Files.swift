import Foundation

extension NSItemProvider {
  /// Loads data of a type into a temporary file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier.
  ///   - completionHandler: Receives the file, which is deleted when the handler returns, or nil and an error. The name of the
  ///     file is the suggested name.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { [suggestedName] data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(
          Self.fileName(suggestedName, forTypeIdentifier: typeIdentifier))
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// The extensions of files of some types.
  private static let extensions = [
    "com.adobe.pdf": "pdf", "com.apple.quicktime-movie": "mov", "com.compuserve.gif": "gif",
    "org.webmproject.webp": "webp", "public.heic": "heic", "public.html": "html", "public.jpeg": "jpeg",
    "public.json": "json", "public.mpeg-4": "mp4", "public.plain-text": "txt", "public.png": "png",
    "public.svg-image": "svg", "public.tiff": "tiff", "public.utf8-plain-text": "txt",
  ]

  /// The type of files with an extension.
  static func typeIdentifier(ofExtension name: String) -> String {
    let name = name.lowercased()
    if name == "txt" { return "public.plain-text" }
    if name == "jpg" { return "public.jpeg" }
    return extensions.first { $0.value == name }?.key ?? "public.data"
  }

  private static func fileName(_ suggested: String?, forTypeIdentifier type: String) -> String {
    // A name from another program must not lead out of the folder.
    let last = (suggested as NSString?)?.lastPathComponent ?? ""
    let name = ["", "/", ".", ".."].contains(last) ? type : last
    guard let known = extensions[type], (name as NSString).pathExtension.isEmpty || name == type else {
      return name
    }
    return name + "." + known
  }
}
