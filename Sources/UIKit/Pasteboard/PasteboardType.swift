/// The types of what is on a pasteboard that it knows how to read.
enum PasteboardType: String {
  case text = "public.utf8-plain-text"
  case plainText = "public.plain-text"
  case url = "public.url"
  case fileURL = "public.file-url"
  case image = "public.image"
  case png = "public.png"
  case jpeg = "public.jpeg"

  static let ofPictures: Set = [image.rawValue, png.rawValue, jpeg.rawValue]
}
