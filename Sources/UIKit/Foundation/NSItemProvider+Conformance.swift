extension NSItemProvider {
  /// The types that common types conform to directly, as uniform type identifiers.
  private static let parents: [String: [String]] = [
    "public.data": ["public.item"], "public.content": ["public.item"],
    "public.image": ["public.data", "public.content"], "public.text": ["public.data", "public.content"],
    "public.url": ["public.data"], "public.file-url": ["public.url"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"], "public.audio": ["public.audiovisual-content"],
    "public.composite-content": ["public.content"],
    "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.rtf": ["public.text"],
    "public.json": ["public.text"], "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "public.mp3": ["public.audio"], "public.mpeg-4-audio": ["public.audio"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "public.tiff": ["public.image"],
    "public.heic": ["public.image"], "public.svg-image": ["public.image"],
    "com.compuserve.gif": ["public.image"], "com.microsoft.bmp": ["public.image"],
    "org.webmproject.webp": ["public.image"],
  ]

  /// Whether a type is another one, or conforms to it.
  private static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }

  /// The registered type to load for a type: itself, or else the first one that conforms to it.
  func registeredType(conformingTo type: String) -> String? {
    let types = registeredTypeIdentifiers
    return types.contains(type) ? type : types.first { Self.conforms($0, to: type) }
  }
}
