import ArgumentParser
import GTKHost
import GalleryApp
import Geometry
import Glibc
import SystemPackage
import Translations
import UIKit

// What the command does after its options were read.
extension Gallery {
  /// The name of a picture for which the user gives no name.
  private static let defaultName: FilePath = "gallery.png"
  /// The exit status EX_NOINPUT of sysexits.h.
  static let noInput: Int32 = 66
  /// The exit status EX_UNAVAILABLE of sysexits.h.
  private static let unavailable: Int32 = 69
  /// The exit status EX_CANTCREAT of sysexits.h.
  static let cannotCreate: Int32 = 73

  /// Opens a window or writes a file, and throws the exit status unless it is 0. Without a display, a file is written in
  /// any case.
  @MainActor
  func show(inFile writesFile: Bool, replaying recording: InputRecording?) throws {
    // A file beyond the size limit of the process must be an error. The signal would end the process first.
    signal(SIGXFSZ, SIG_IGN)
    if writesFile { return try writeFile(replaying: recording) }
    // Standard input is only read if it is needed.
    let reading = paths.isEmpty || paths.contains("-") ? nil : AlbumReading(paths)
    switch WindowHost.display {
    case .available: try showWindow(of: reading, replaying: recording)
    case .notConfigured: try writeFile(of: reading, replaying: recording)
    case .unreachable(let name):
      StandardError.report(
        translated(
          "The display “%@” cannot be reached. Use --snapshot FILE.png to write a picture without a display.",
          name)
      )
      throw ExitCode(Self.unavailable)
    }
  }

  /// The files and folders that the user names, here or on standard input; nil if the user names none.
  private func namedPaths() throws -> [FilePath]? {
    guard !paths.isEmpty else { return nil }
    do {
      return try paths.flatMap { $0 == "-" ? try PathList.read() : [$0] }
    } catch let error as Errno {
      StandardError.report(translated("The list on standard input cannot be read: %@.", "\(error)"))
      throw ExitCode(Self.noInput)
    }
  }

  /// The album of the paths, or the built-in album for nil. What cannot be shown is reported on standard error.
  ///
  /// - Parameter reading: The reading of the paths, if it has begun.
  private func openAlbum(_ named: [FilePath]?, _ reading: AlbumReading?) -> OpenedAlbum {
    guard let named else { return OpenedAlbum(album: .builtIn) }
    let opened = (reading ?? AlbumReading(named)).finish(report: StandardError.report)
    for problem in opened.problems { StandardError.report(problem.description) }
    return opened
  }

  @MainActor
  private func showWindow(of reading: AlbumReading?, replaying recording: InputRecording?) throws {
    let library = UserLibrary(in: UserFolders().data)
    // Without a name, the album of the window that was closed last is shown again.
    let last = paths.isEmpty && recording == nil ? library.takeSession() : nil
    let named = try last == nil ? namedPaths() : last?.session.pathsToOpen.nilIfEmpty
    let opening = named.map { AlbumOpening(of: reading ?? AlbumReading($0)) }
    // Recorded input refers to the whole album.
    if recording != nil { opening?.finish() }
    let opened = opening?.takeFirst() ?? OpenedAlbum(album: .builtIn)
    let options = WindowOptions(
      applicationID: AlbumWindow.applicationID, title: opened.album.title,
      layout: layout?.rawValue ?? last?.session.layout, isFullscreen: fullscreen,
      style: appearance?.style ?? .unspecified,
      contentSize: recording.map { Size2D($0.scene.size) } ?? last?.session.contentSize)
    let window = AlbumWindow(
      album: opened.album, source: opened.source, paths: named ?? [], library: library, options: options,
      memory: MemoryBudget(total: (memory ?? .usual).bytes))
    if let problem = library.problem { window.show(error: problem) }
    window.sessionNumber = last?.number
    window.begin(with: opened, opening, session: last?.session)
    if trace { window.trace = WindowTrace() }
    if let inputFile { window.recorder = try InputRecorder(path: inputFile) }
    if let recording { window.replay(recording.events) }
    let status = window.run()
    if status != 0 { throw ExitCode(status) }
    if !window.problemsAtStart.isEmpty, last == nil { throw ExitCode(Self.noInput) }
  }

  @MainActor
  private func writeFile(of reading: AlbumReading? = nil, replaying recording: InputRecording?) throws {
    let opened = openAlbum(try namedPaths(), reading)
    if !opened.album.sections.isEmpty {
      let file = OutputFile(path: film ?? picture ?? Self.defaultName)
      let content =
        film == nil
        ? drawPicture(
          of: opened, format: PictureFormat(for: file) ?? .png, replaying: recording?.events ?? [])
        : drawFilm(of: opened, replaying: recording?.events)
      guard let content else { throw file.outOfMemory }
      if film == nil, picture == nil {
        let written = try file.writeUnderFreeName(content)
        print("\(opened.album.title), \(opened.album.summary): \(written.location)")
      } else {
        try file.write(content)
      }
    }
    if !opened.problems.isEmpty { throw ExitCode(Self.noInput) }
  }

  @MainActor
  private func drawPicture(
    of opened: OpenedAlbum, format: PictureFormat, replaying events: [InputEvent]
  ) -> [UInt8]? {
    let stage = snapshot(of: opened).makeStage(report: StandardError.report)
    stage.play(events)
    if trace, let layout, let controller = stage.controllers.first {
      var trace = WindowTrace()
      trace.record(WindowTrace.State(of: controller, layout: layout))
    }
    return PictureFile(format: format, background: appearance == .dark ? .black : .white).content(
      of: stage.makeDisplayList(), title: opened.album.title, scale: scale)
  }

  @MainActor
  private func drawFilm(of opened: OpenedAlbum, replaying events: [InputEvent]?) -> [UInt8]? {
    var scene = AlbumFilm(of: snapshot(of: opened))
    scene.framesPerSecond = frameRate
    scene.events = events
    scene.steps = steps?.steps ?? []
    return FilmFile.content(of: scene, scale: scale)
  }

  @MainActor
  private func snapshot(of opened: OpenedAlbum) -> AlbumSnapshot {
    var snapshot = AlbumSnapshot(
      album: opened.album, layout: layout, size: CGSize(width: pictureSize.width, height: pictureSize.height))
    snapshot.currentItem = opened.openedItem
    snapshot.scale = scale
    snapshot.scroll = CGPoint(x: scroll?.x ?? 0, y: scroll?.y ?? 0)
    snapshot.style = (appearance ?? .light).style
    if GalleryText.isRightToLeft { snapshot.direction = .rightToLeft }
    return snapshot
  }
}

extension [FilePath] {
  /// The paths; nil if there are none.
  fileprivate var nilIfEmpty: [FilePath]? { isEmpty ? nil : self }
}

extension Session {
  /// The size of the window's content; nil if the window is maximized, or the size is unknown.
  @MainActor
  fileprivate var contentSize: Size2D? {
    let state = WindowState(file: WindowState.file(applicationID: AlbumWindow.applicationID))
    return state?.isMaximized == true || width < 1 || height < 1 ? nil : Size2D(width: width, height: height)
  }
}
