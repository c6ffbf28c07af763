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
      Every folder that has pictures in it, and every such folder inside it, becomes a section under its name. \
      Without a folder, an album is shown that the program draws itself.

      They are shown in a window if there is a display. Without one, or when --snapshot, --size, --scale or \
      --scroll ask for it, a picture is written to a file, gallery.png unless --snapshot names another; with \
      --record, a film.

      A file that cannot be read is shown by its name and reported on standard error, and in the window. When a \
      folder is missing, or there is no picture in any of them, the exit status is 66; when the picture cannot \
      be written, it is 73.
      """)

  @Option(
    help: ArgumentHelp(
      "How to lay the pictures out: \(GalleryLayout.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: in the window the one shown last, in a picture all of them on one sheet)",
      valueName: "layout"))
  var layout: GalleryLayout?

  @Flag(help: "Open the window on the whole screen.")
  var fullscreen = false

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp(
      "Where to write a film of the layout being scrolled, an animated PNG.", valueName: "FILE.png"))
  var film: FilePath?

  @Option(
    help: ArgumentHelp(
      "What the film shows instead of fingers that scroll, one after the other: other layouts by their names, and "
        + AlbumEdit.allCases.map(\.rawValue).joined(separator: ", ") + " for pictures.",
      valueName: "STEP,STEP,…"))
  var steps: FilmSteps?

  @Option(
    name: .customLong("snapshot"),
    help: ArgumentHelp(
      "Where to write the picture: a PNG file, or a page for browsers if the name ends in .html. "
        + "(default: gallery.png)", valueName: "FILE.png"))
  var picture: FilePath?

  @Option(
    help: ArgumentHelp(
      "The size of the picture in points. (default: \(Gallery.sheetSize) for the sheet, \(Gallery.layoutSize) for a "
        + "layout, \(Gallery.filmSize) for a layout's film)",
      valueName: "WxH"))
  var size: PictureSize?

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp(
      "Pixels a point. (default: 2 for pictures, 1 for films, \(Gallery.sheetFilmScale) for the sheet's film)",
      valueName: "N"))
  var chosenScale: Double?

  @Option(
    help: ArgumentHelp("How many frames a second of film has, 1 to 60.", valueName: "N"))
  var frameRate = 30

  @Option(
    help: ArgumentHelp(
      "How far to scroll from where the layout starts, in points; not for the sheet. (default: 0,0)",
      valueName: "X,Y"))
  var scroll: ScrollDistance?

  @Option(
    help: ArgumentHelp(
      "Light or dark colours: \(Appearance.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: the desktop's in the window, light in pictures)", valueName: "appearance"))
  var appearance: Appearance?

  @Option(
    help: ArgumentHelp(
      "Replay what a file says was done in the window: there, or before the picture, or in the film.",
      valueName: "FILE.jsonl"))
  var replay: FilePath?

  @Option(
    name: .customLong("record-input"),
    help: ArgumentHelp(
      "Write down what is done in the window, but for its header bar, to be replayed.",
      valueName: "FILE.jsonl"))
  var inputFile: FilePath?

  @Flag(
    help: ArgumentHelp(
      "Print what the window shows as a line of JSON whenever it changes.", visibility: .hidden))
  var trace = false

  @Argument(help: ArgumentHelp("The folders to show, with the folders inside them.", valueName: "FOLDER"))
  var folders: [FilePath] = []

  static let sheetSize = PictureSize(width: 1600, height: 1080)
  static let layoutSize = PictureSize(width: 1024, height: 768)
  static let filmSize = PictureSize(width: 480, height: 360)
  static let sheetFilmScale = 0.4

  /// The size asked for, or the usual one.
  var pictureSize: PictureSize {
    size ?? (layout == nil ? Gallery.sheetSize : film == nil ? Gallery.layoutSize : Gallery.filmSize)
  }

  /// Pixels a point as asked for, or the usual number.
  var scale: Double { chosenScale ?? (film == nil ? 2 : layout == nil ? Gallery.sheetFilmScale : 1) }

  /// Whether something is asked for that only a file can have.
  private var asksForFile: Bool {
    picture != nil || film != nil || size != nil || chosenScale != nil || scroll != nil
  }

  mutating func validate() throws {
    guard scale.isFinite, scale > 0 else {
      throw ValidationError("--scale must be above 0, for instance 2.")
    }
    let pixels = max(pictureSize.width, pictureSize.height) * scale
    guard pixels.rounded() >= 1, pixels <= PictureSize.maximumPixels else {
      throw ValidationError(
        "At scale \(scale) the picture would be \(Int(min(pixels, 1e9))) pixels long; "
          + "1 to \(Int(PictureSize.maximumPixels)) are possible.")
    }
    guard (1...60).contains(frameRate) else { throw ValidationError("--frame-rate must be from 1 to 60.") }
    if picture != nil, film != nil { throw ValidationError("--snapshot and --record exclude each other.") }
    if fullscreen, asksForFile { throw ValidationError("--fullscreen is for the window, not for pictures.") }
    if inputFile != nil, asksForFile { throw ValidationError("--record-input is for the window.") }
    if inputFile != nil, replay != nil {
      throw ValidationError("--record-input and --replay exclude each other.")
    }
    if steps != nil, film == nil || layout == nil || replay != nil {
      throw ValidationError(
        "--steps needs a --layout to begin with and a film to --record, and excludes --replay.")
    }
    if scroll != nil, layout == nil { throw ValidationError("--scroll needs a --layout to scroll.") }
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
      // A synchronous command is run by the main thread.
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

  /// EX_NOINPUT of sysexits.h.
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
