import ArgumentParser
import GalleryApp
import SystemPackage
import UIKit

/// Shows a folder of pictures in a collection view.
@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show folders of pictures in a collection view.",
    discussion: """
      Every folder that has pictures in it, and every such folder inside it, becomes a section under its name. \
      Without a folder, an album is shown that the program draws itself.

      There is no window yet: the picture is written to a file, gallery.png unless --snapshot names another.

      A file that cannot be read is shown by its name and reported on standard error. When a folder is \
      missing, or there is no picture in any of them, the exit status is 66; when the picture cannot be \
      written, it is 73.
      """)

  @Option(
    help: ArgumentHelp(
      "How to lay the pictures out: \(GalleryLayout.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: all of them on one sheet)",
      valueName: "layout"))
  var layout: GalleryLayout?

  @Option(
    name: .customLong("snapshot"),
    help: ArgumentHelp("Where to write the picture. (default: gallery.png)", valueName: "FILE.png"))
  var picture: FilePath?

  @Option(
    help: ArgumentHelp(
      "The size of the picture in points. (default: \(Gallery.sheetSize) for the sheet, \(Gallery.layoutSize) otherwise)",
      valueName: "WxH"))
  var size: PictureSize?

  @Option(help: ArgumentHelp("Pixels a point.", valueName: "N"))
  var scale = 2.0

  @Option(
    help: ArgumentHelp(
      "How far to scroll from where the layout starts, in points; not for the sheet. (default: 0,0)",
      valueName: "X,Y"))
  var scroll: ScrollDistance?

  @Option(help: ArgumentHelp("Light or dark colours.", valueName: "appearance"))
  var appearance = Appearance.light

  @Argument(help: ArgumentHelp("The folders to show, with the folders inside them.", valueName: "FOLDER"))
  var folders: [FilePath] = []

  static let sheetSize = PictureSize(width: 1600, height: 1080)
  static let layoutSize = PictureSize(width: 1024, height: 768)

  /// The size asked for, or the usual one.
  var pictureSize: PictureSize { size ?? (layout == nil ? Gallery.sheetSize : Gallery.layoutSize) }

  mutating func validate() throws {
    guard scale.isFinite, scale > 0 else {
      throw ValidationError("--scale must be above 0, for instance 2.")
    }
    let pixels = max(pictureSize.width, pictureSize.height) * scale
    guard pixels.rounded() >= 1, pixels <= PictureSize.greatestPixels else {
      throw ValidationError(
        "At scale \(scale) the picture would be \(Int(min(pixels, 1e9))) pixels long; "
          + "1 to \(Int(PictureSize.greatestPixels)) are possible.")
    }
    if scroll != nil, layout == nil { throw ValidationError("--scroll needs a --layout to scroll.") }
  }

  func run() throws {
    do {
      let album = folders.isEmpty ? Album.builtIn : try Album(folders: folders, report: StandardError.report)
      // A synchronous command is run by the main thread.
      let frame = MainActor.assumeIsolated {
        snapshot(of: album).makeDisplayList(report: StandardError.report)
      }
      let file = PictureFile(path: picture ?? "gallery.png")
      try file.write(frame, scale: scale)
      if picture == nil { print("\(album.title), \(album.summary): \(file.location)") }
    } catch let error as AlbumError {
      StandardError.report(error.description)
      throw ExitCode(66)  // EX_NOINPUT of sysexits.h
    } catch let error as PictureFile.WritingError {
      StandardError.report(error.description)
      throw ExitCode(73)  // EX_CANTCREAT of sysexits.h
    }
  }

  @MainActor
  private func snapshot(of album: Album) -> AlbumSnapshot {
    var snapshot = AlbumSnapshot(
      album: album, layout: layout, size: CGSize(width: pictureSize.width, height: pictureSize.height))
    snapshot.scale = scale
    snapshot.scroll = CGPoint(x: scroll?.x ?? 0, y: scroll?.y ?? 0)
    snapshot.style = appearance.style
    return snapshot
  }
}

extension GalleryLayout: ExpressibleByArgument {}
