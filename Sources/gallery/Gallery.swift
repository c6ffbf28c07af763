import ArgumentParser
import CairoRenderer
import GTKHost
import GalleryApp
import Geometry
import SystemPackage
import UIKit

/// Shows a folder of pictures in a collection view.
@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show folders of pictures in a collection view.",
    discussion: """
      Each folder that contains pictures becomes a section with its name. Folders inside these folders are included. \
      Without a folder, the program shows a built-in album.

      If there is a display, the program opens a window. Otherwise, and with --snapshot, --size, --scale or --scroll, \
      it writes a picture to the file that --snapshot names, or to gallery.png. With --record, it writes an \
      animated picture.

      A file that cannot be read is shown by its name and reported on standard error and in the window. The exit \
      status is 66 if a folder is missing, if no folder contains a picture, or if a recording cannot be read. \
      It is 73 if a file cannot be written.
      """)

  @Option(
    help: ArgumentHelp(
      "The layout: \(GalleryLayout.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: in the window, the layout shown last; in a picture, all layouts on one sheet)",
      valueName: "layout"))
  var layout: GalleryLayout?

  @Flag(help: "Open the window in full screen.")
  var fullscreen = false

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp(
      "Write an animated PNG of the layout while it scrolls.", valueName: "FILE.png"))
  var film: FilePath?

  @Option(
    help: ArgumentHelp(
      "What --record shows, in order, instead of scrolling. A step is the name of a layout to change to, or one of "
        + AlbumEdit.allCases.map(\.rawValue).joined(separator: ", ") + " to change the pictures.",
      valueName: "STEP,STEP,…"))
  var steps: FilmSteps?

  @Option(
    name: .customLong("snapshot"),
    help: ArgumentHelp(
      "Write a picture: a PNG file, or a web page if the name ends in .html. "
        + "(default: gallery.png)", valueName: "FILE.png"))
  var picture: FilePath?

  @Option(
    help: ArgumentHelp(
      "The size of the picture in points. (default: \(Gallery.sheetSize) for the sheet, \(Gallery.layoutSize) for "
        + "one layout, \(Gallery.filmSize) for --record with one layout)",
      valueName: "WxH"))
  var size: PictureSize?

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp(
      "Pixels per point. (default: 2; with --record, 1 for one layout and \(Gallery.sheetFilmScale) for the sheet)",
      valueName: "N"))
  var chosenScale: Double?

  @Option(
    help: ArgumentHelp("Frames per second for --record, from 1 to 60.", valueName: "N"))
  var frameRate = 30

  @Option(
    help: ArgumentHelp(
      "How far to scroll from the initial position, in points. Requires --layout. (default: 0,0)",
      valueName: "X,Y"))
  var scroll: ScrollDistance?

  @Option(
    help: ArgumentHelp(
      "The appearance: \(Appearance.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: in the window, that of the desktop; in pictures, light)", valueName: "appearance"))
  var appearance: Appearance?

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

  @Argument(help: ArgumentHelp("The folders to show, with the folders inside them.", valueName: "FOLDER"))
  var folders: [FilePath] = []

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

  mutating func validate() throws {
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
  }

  mutating func run() throws {
    UIGraphicsImageRenderer.rasterizer = { list, scale in
      CairoRenderer(cacheLimit: 0).render(list, scale: scale)
    }
    let opensWindow = !asksForFile
    do {
      let recording = try replay.map(InputRecordingFile.init(path:))?.read()
      if let scene = recording?.scene {
        layout = layout ?? scene.layout
        size = size ?? PictureSize(width: scene.size.width, height: scene.size.height)
      }
      let command = self
      // ArgumentParser runs a synchronous command on the main thread.
      try MainActor.assumeIsolated {
        if opensWindow, WindowHost.isDisplayAvailable {
          try command.showWindow(replaying: recording)
        } else {
          try command.writeFile(replaying: recording)
        }
      }
    } catch let error as InputRecordingFile.ReadingError {
      StandardError.report(error.description)
      throw ExitCode(Self.noInput)
    } catch let error as PictureFile.WritingError {
      StandardError.report(error.description)
      throw ExitCode(73)  // EX_CANTCREAT of sysexits.h
    }
  }

  private func loadAlbum() throws -> Album {
    folders.isEmpty ? .builtIn : try Album(folders: folders, report: StandardError.report)
  }

  @MainActor
  private func showWindow(replaying recording: InputRecording?) throws {
    var problem: AlbumError?
    var album = Album(title: "Gallery", sections: [])
    do { album = try loadAlbum() } catch let error as AlbumError {
      StandardError.report(error.description)
      problem = error
    }
    let options = WindowOptions(
      applicationID: AlbumWindow.applicationID, title: album.title, layout: layout?.rawValue,
      isFullscreen: fullscreen, style: appearance?.style ?? .unspecified,
      contentSize: recording.map { Size2D($0.scene.size) })
    let window = AlbumWindow(album: album, options: options)
    if let problem { window.show(error: problem.description) }
    if trace { window.trace = WindowTrace() }
    if let inputFile { window.recorder = try InputRecorder(path: inputFile) }
    if let recording { window.replay(recording.events) }
    let status = window.run()
    if status != 0 || problem != nil { throw ExitCode(status != 0 ? status : Self.noInput) }
  }

  @MainActor
  private func writeFile(replaying recording: InputRecording?) throws {
    do {
      let album = try loadAlbum()
      let file = PictureFile(path: film ?? picture ?? "gallery.png")
      if film == nil {
        try writePicture(of: album, to: file, replaying: recording?.events ?? [])
      } else {
        var scene = AlbumFilm(of: snapshot(of: album))
        scene.framesPerSecond = frameRate
        scene.events = recording?.events
        scene.steps = steps?.steps ?? []
        try FilmFile(file: file).write(scene, scale: scale)
      }
      if picture == nil { print("\(album.title), \(album.summary): \(file.location)") }
    } catch let error as AlbumError {
      StandardError.report(error.description)
      throw ExitCode(Self.noInput)
    }
  }

  @MainActor
  private func writePicture(of album: Album, to file: PictureFile, replaying events: [InputEvent]) throws {
    let stage = snapshot(of: album).makeStage(report: StandardError.report)
    stage.play(events)
    if trace, let layout, let controller = stage.controllers.first {
      var trace = WindowTrace()
      trace.record(WindowTrace.State(of: controller, layout: layout))
    }
    try file.write(stage.makeDisplayList(), title: album.title, scale: scale)
  }

  /// The exit status EX_NOINPUT of sysexits.h.
  private static let noInput: Int32 = 66

  @MainActor
  private func snapshot(of album: Album) -> AlbumSnapshot {
    var snapshot = AlbumSnapshot(
      album: album, layout: layout, size: CGSize(width: pictureSize.width, height: pictureSize.height))
    snapshot.scale = scale
    snapshot.scroll = CGPoint(x: scroll?.x ?? 0, y: scroll?.y ?? 0)
    snapshot.style = (appearance ?? .light).style
    return snapshot
  }
}

extension GalleryLayout: ExpressibleByArgument {}
