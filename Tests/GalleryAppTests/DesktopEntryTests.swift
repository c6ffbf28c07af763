import Foundation
import Testing

@testable import GalleryApp

@Suite("The types of files in the desktop entry")
struct DesktopEntryTests {
  /// The types of the shared MIME-info database. RAW formats that it does not know have the type that it gives to all of them.
  private static let types: [String: String] = [
    "ani": "application/x-navi-animation", "avif": "image/avif", "bmp": "image/bmp",
    "cur": "image/x-win-bitmap", "gif": "image/gif", "heic": "image/heif", "heif": "image/heif",
    "icns": "image/x-icns", "ico": "image/vnd.microsoft.icon", "jp2": "image/jp2", "jpe": "image/jpeg",
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "jxl": "image/jxl", "pbm": "image/x-portable-bitmap",
    "pgm": "image/x-portable-graymap", "png": "image/png", "pnm": "image/x-portable-anymap",
    "ppm": "image/x-portable-pixmap", "qif": "image/x-quicktime", "qtif": "image/x-quicktime",
    "svg": "image/svg+xml", "svg.gz": "image/svg+xml-compressed", "svgz": "image/svg+xml-compressed",
    "targa": "image/x-tga", "tga": "image/x-tga", "tif": "image/tiff", "tiff": "image/tiff",
    "webp": "image/webp", "xbm": "image/x-xbitmap", "xpm": "image/x-xpixmap",
    "3fr": "image/x-dcraw", "arw": "image/x-sony-arw", "cr2": "image/x-canon-cr2",
    "cr3": "image/x-canon-cr3", "crw": "image/x-canon-crw", "dcr": "image/x-kodak-dcr",
    "dng": "image/x-adobe-dng", "erf": "image/x-dcraw", "fff": "image/x-dcraw", "iiq": "image/x-dcraw",
    "kdc": "image/x-kodak-kdc", "mef": "image/x-dcraw", "mos": "image/x-dcraw",
    "mrw": "image/x-minolta-mrw", "nef": "image/x-nikon-nef", "nrw": "image/x-nikon-nrw",
    "orf": "image/x-olympus-orf", "pef": "image/x-pentax-pef", "raf": "image/x-fuji-raf",
    "raw": "image/x-panasonic-rw", "rw2": "image/x-panasonic-rw2", "rwl": "image/x-dcraw",
    "sr2": "image/x-sony-sr2", "srf": "image/x-sony-srf", "srw": "image/x-dcraw", "x3f": "image/x-sigma-x3f",
  ]

  @Test("are those of all pictures that the gallery shows, and of folders")
  func types() throws {
    let entry = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Packaging/io.github.opencollectionview.Gallery.desktop").standardized
    let lines = try String(contentsOf: entry, encoding: .utf8).split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("MimeType=") })
    let listed = line.dropFirst("MimeType=".count).split(separator: ";").map(String.init)
    #expect(Set(listed).count == listed.count)
    for name in PictureFormats.pictureExtensions.sorted() {
      let type = try #require(Self.types[name], "The extension \(name) is not in the table.")
      #expect(listed.contains(type), "\(name)")
    }
    #expect(Set(listed).subtracting(Self.types.values) == ["inode/directory"])
  }
}
