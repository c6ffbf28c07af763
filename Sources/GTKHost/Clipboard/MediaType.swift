/// Maps the uniform type identifiers of pasteboards to the media types of the desktop.
enum MediaType {
  private static let names = [
    "public.png": "image/png", "public.jpeg": "image/jpeg", "public.tiff": "image/tiff",
    "com.compuserve.gif": "image/gif", "org.webmproject.webp": "image/webp", "com.microsoft.bmp": "image/bmp",
    "public.html": "text/html", "public.rtf": "text/rtf",
    "public.json": "application/json", "public.utf8-plain-text": "text/plain;charset=utf-8",
  ]

  /// The media type for an identifier. Returns the identifier itself if it has no known media type.
  static func name(for identifier: String) -> String { names[identifier] ?? identifier }
}
