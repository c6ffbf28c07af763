import ArgumentParser
import CairoRenderer
import GalleryApp
import SystemPackage
import UIKit

/// Shows a folder of pictures in a collection view.
package struct Gallery: ParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Browse folders of pictures in twelve layouts.",
    usage: """
      gallery [<options>] [<FILE or FOLDER> ...]
      gallery --snapshot FILE [<options>] [<FILE or FOLDER> ...]
      gallery --record FILE [<options>] [<FILE or FOLDER> ...]
      """,
    discussion: """
      A picture opens the album of its folder. Several pictures are an album of just these. A folder is shown with the \
      folders inside it; each folder that contains pictures becomes a section with its name. Pictures and folders can \
      be mixed. For “-”, their names are read from standard input, one per line or separated by NUL bytes. Without \
      pictures and folders, the window shows the album of the window that was closed last, or the built-in album the \
      first time; a picture, a film and a replay show the built-in album.

      The program opens a window. With --snapshot, --size, --scale or --scroll, it writes a picture instead, and with \
      --record, an animated picture. It also writes a picture where there is no display (neither DISPLAY nor \
      WAYLAND_DISPLAY is set). Without --snapshot, the picture is written to gallery.png, or to gallery-2.png and so \
      on if that file exists, and its name is printed.

      A file that cannot be read is shown by its name and reported on standard error and in the window.

      Exit status: 0 if everything was shown; 64 if an option is wrong; 66 if a file or folder is missing, is not a \
      picture or contains none (the others were shown), or if a recording or the list on standard input cannot be \
      read, or the list is empty (nothing was shown); 69 if there is a display but it cannot be reached; 73 if a file \
      cannot be written.
      """,
    version: "gallery \(GalleryVersion.current)")

  @Option(
    help: ArgumentHelp(
      "The layout. (default: in the window, the layout shown last; in a picture, all layouts on one sheet)",
      valueName: "layout"))
  var layout: GalleryLayout?

  @Option(
    help: ArgumentHelp(
      "The appearance. (default: in the window, that of the desktop; in pictures, light)",
      valueName: "appearance"))
  var appearance: Appearance?

  @Flag(help: "Open the window in full screen.")
  var fullscreen = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The memory for decoded pictures that are not visible, as a number of MiB or with a unit (512M, 2G). A picture with "
        + "more pixels than a quarter of it holds is enlarged in tiles. (default: 192M, or a sixteenth of the machine's "
        + "memory if that is less)", valueName: "SIZE"))
  var memory: MemorySize?

  @Option(
    name: .customLong("snapshot"),
    help: ArgumentHelp(
      "Write a picture in the format of the name: \(PictureFormat.list). “-” is standard output, as PNG.",
      valueName: "FILE"))
  var picture: FilePath?

  // Negative numbers look like options. Parsed unconditionally, they get a message about their value.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the picture in points. (default: \(Gallery.sheetSize) for the sheet, \(Gallery.layoutSize) for "
        + "one layout, \(Gallery.filmSize) for --record with one layout)",
      valueName: "WxH"))
  var size: PictureSize?

  @Option(
    name: .customLong("scale"), parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point. (default: 2; with --record, 1 for one layout and \(Gallery.sheetFilmScale) for the sheet)",
      valueName: "N"))
  var chosenScale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far to scroll from the initial position, in points. Requires --layout. (default: 0,0)",
      valueName: "X,Y"))
  var scroll: ScrollDistance?

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp(
      "Write an animated PNG file (.\(FilmFile.extensions.joined(separator: " or ."))) of the layout while it scrolls. "
        + "“-” is standard output.", valueName: "FILE.png"))
  var film: FilePath?

  @Option(
    help: ArgumentHelp(
      "What --record shows, in order, instead of scrolling. A step is the name of a layout to change to, or one of "
        + AlbumEdit.allCases.map(\.rawValue).joined(separator: ", ") + " to change the pictures, larger or "
        + "smaller for the thumbnails, or one of "
        + ViewerAction.allCases.map(\.rawValue).joined(separator: ", ") + " for an open picture.",
      valueName: "STEP,STEP,…"))
  var steps: FilmSteps?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second for --record, from 1 to 60.", valueName: "N"))
  var frameRate = 30

  @Option(
    help: ArgumentHelp(
      "Replay input that --record-input wrote: in the window, before a picture is drawn, or during --record.",
      valueName: "FILE.jsonl"))
  var replay: FilePath?

  @Option(
    name: .customLong("record-input"),
    help: ArgumentHelp(
      "Record the input of the window, without its header bar, for --replay.",
      valueName: "FILE.jsonl"))
  var inputFile: FilePath?

  @Flag(
    help: ArgumentHelp(
      "Print the state of the window as a line of JSON whenever it changes.", visibility: .hidden))
  var trace = false

  // The name is that of every program with a service.
  @Flag(
    name: .customLong("gapplication-service"),
    help: ArgumentHelp(
      "Open the windows that the desktop requests on the session bus.", visibility: .hidden))
  var isService = false

  @Argument(
    help: ArgumentHelp(
      "The pictures and folders to show; “-” reads their names from standard input.",
      valueName: "FILE or FOLDER"))
  var paths: [FilePath] = []

  package init() {}

  static let sheetSize = PictureSize(width: 1600, height: 1080)
  static let layoutSize = PictureSize(width: 1024, height: 768)
  static let filmSize = PictureSize(width: 480, height: 360)
  static let sheetFilmScale = 0.4

  /// The requested size, or the default size.
  var pictureSize: PictureSize {
    size ?? (layout == nil ? Gallery.sheetSize : film == nil ? Gallery.layoutSize : Gallery.filmSize)
  }

  /// The requested scale in pixels per point, or the default scale.
  var scale: Double { chosenScale ?? (film == nil ? 2 : layout == nil ? Gallery.sheetFilmScale : 1) }

  /// Whether an option requires writing a file instead of opening a window.
  private var asksForFile: Bool {
    picture != nil || film != nil || size != nil || chosenScale != nil || scroll != nil
  }

  package mutating func validate() throws {
    guard scale.isFinite, scale > 0 else {
      throw ValidationError("--scale must be a finite number greater than 0, for example 2.")
    }
    let pixels = max(pictureSize.width, pictureSize.height) * scale
    guard pixels.rounded() >= 1, pixels <= PictureSize.maximumPixels else {
      throw ValidationError(
        "At scale \(scale), the longer side would have \(Int(min(pixels, 1e9))) pixels. "
          + "Choose --size and --scale so that it has 1 to \(Int(PictureSize.maximumPixels)) pixels.")
    }
    guard (1...60).contains(frameRate) else {
      throw ValidationError("--frame-rate must be from 1 to 60, but is \(frameRate).")
    }
    if picture != nil, film != nil {
      throw ValidationError("--snapshot and --record cannot be used together.")
    }
    if fullscreen, asksForFile {
      throw ValidationError("--fullscreen requires a window, but another option writes a file.")
    }
    if memory != nil, asksForFile {
      throw ValidationError("--memory requires a window, but another option writes a file.")
    }
    if inputFile != nil, asksForFile {
      throw ValidationError("--record-input requires a window, but another option writes a file.")
    }
    if inputFile != nil, replay != nil {
      throw ValidationError("--record-input and --replay cannot be used together.")
    }
    if steps != nil, film == nil || layout == nil || replay != nil {
      throw ValidationError(
        "--steps requires --layout and --record, and cannot be used with --replay.")
    }
    if scroll != nil, layout == nil { throw ValidationError("--scroll requires --layout.") }
    try validateFileNames(pixels: Int(pixels.rounded(.up)))
  }

  private func validateFileNames(pixels: Int) throws {
    if let picture {
      guard let format = PictureFormat(for: OutputFile(path: picture)) else {
        throw ValidationError(
          "--snapshot: the name “\(picture)” must end in \(PictureFormat.list). The ending selects the format."
        )
      }
      if let maximum = format.maximumPixels, pixels > maximum {
        throw ValidationError(
          "The longer side would have \(pixels) pixels, but this format allows \(maximum). "
            + "Choose a smaller --size or --scale, or another format.")
      }
    }
    if let film, !FilmFile.accepts(OutputFile(path: film)) {
      let extensions = FilmFile.extensions.map { ".\($0)" }.joined(separator: " or ")
      throw ValidationError(
        "--record: the name “\(film)” must end in \(extensions), because films are animated PNG files.")
    }
  }

  package mutating func run() throws {
    if isService {
      // ArgumentParser runs a synchronous command on the main thread.
      throw ExitCode(MainActor.assumeIsolated { WindowProcess.answerDesktop() })
    }
    UIGraphicsImageRenderer.rasterizer = { list, scale in
      CairoRenderer(cacheLimit: 0).render(list, scale: scale)
    }
    // A recording sets the size, which does not ask for a file.
    let writesFile = asksForFile
    do {
      let recording = try replay.map(InputRecordingFile.init(path:))?.read()
      if let scene = recording?.scene {
        layout = layout ?? scene.layout
        size = size ?? PictureSize(width: scene.size.width, height: scene.size.height)
      }
      let command = self
      // ArgumentParser runs a synchronous command on the main thread.
      try MainActor.assumeIsolated { try command.show(inFile: writesFile, replaying: recording) }
    } catch let error as InputRecordingFile.ReadingError {
      StandardError.report(error.description)
      throw ExitCode(Self.noInput)
    } catch let error as OutputFile.WritingError {
      StandardError.report(error.description)
      throw ExitCode(Self.cannotCreate)
    }
  }
}

extension GalleryLayout: ExpressibleByArgument {}
