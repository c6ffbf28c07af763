/// Media types, which the desktop names contents by, for uniform type identifiers, which pasteboards do.
enum MediaType {
  private static let names = [
    "public.png": "image/png", "public.jpeg": "image/jpeg", "public.tiff": "image/tiff",
    "com.compuserve.gif": "image/gif", "org.webmproject.webp": "image/webp", "com.microsoft.bmp": "image/bmp",
    "public.html": "text/html", "public.rtf": "text/rtf",
    "public.json": "application/json", "public.utf8-plain-text": "text/plain;charset=utf-8",
  ]

  /// The media type for an identifier, which stands for itself when it is one already, or is not known.
  static func name(for identifier: String) -> String { names[identifier] ?? identifier }
}
