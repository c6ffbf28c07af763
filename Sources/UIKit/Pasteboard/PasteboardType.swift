/// The pasteboard types that this module can read.
enum PasteboardType: String {
  case text = "public.utf8-plain-text"
  case plainText = "public.plain-text"
  case url = "public.url"
  case fileURL = "public.file-url"
  case image = "public.image"
  case png = "public.png"
  case jpeg = "public.jpeg"
  case tiff = "public.tiff"
  case gif = "com.compuserve.gif"
  case webP = "org.webmproject.webp"
  case bmp = "com.microsoft.bmp"

  /// “1” if the files move to where they are pasted, in KDE's notation.
  case cutSelection = "application/x-kde-cutselection"
  case color = "com.apple.uikit.color"

  /// The image types, preferred types first: image values, then lossless formats, then others.
  static let ofPictures = [image, png, tiff, webP, jpeg, gif, bmp]
}
