extension URL {
  /// Appends a name with the extension of a type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Appends the extension of a type, unless the name has one of its extensions already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let extensions = contentType.tags[.filenameExtension] ?? []
    guard let preferred = extensions.first, !extensions.contains(pathExtension.lowercased()) else {
      return self
    }
    return appendingPathExtension(preferred)
  }
}
