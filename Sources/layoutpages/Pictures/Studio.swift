import CairoRenderer
import DisplayList
import ImageDecoding
import UIKit

/// Draws the pictures of pages.
@MainActor
struct Studio {
  /// A picture file with its path and its bytes.
  struct File {
    let path: String
    let data: [UInt8]
  }

  private static let filmFramesPerSecond = 15
  private static let filmFrameCount = 40
  /// The maximum size of a film, in bytes.
  private static let filmSizeLimit = 300_000
  /// A background that is visible on light and dark pages.
  private static let neutralGround = UIColor(white: 0.5, alpha: 0.15)

  private let renderer = CairoRenderer()

  /// Returns the main picture of a page, in light and dark unless the scene has a background of its own.
  func mainPictures(of page: Page) -> [File] {
    let styles = [(UIUserInterfaceStyle.light, ""), (.dark, "~dark")]
    return styles.prefix(page.hasBackground ? 1 : 2).map { style, suffix in
      let stage = Stage(page.makeScene(), style: style)
      let data = PalettePNG([draw(stage.window, scale: 2)]).data
      return File(path: "\(page.resources)/\(page.pictureName)\(suffix)@2x.png", data: data)
    }
  }

  /// Returns the small pictures of a page, each with as many colours as the maximum size allows.
  func variants(of page: Page) -> [File] {
    page.variants.map { variant in
      let scene = variant.makeScene()
      if !page.hasBackground { scene.view.backgroundColor = Self.neutralGround }
      let bitmap = draw(Stage(scene).window, scale: 1)
      let files = [256, 128, 64, 32].lazy.map { PalettePNG([bitmap], colorCount: $0).data }
      guard let data = files.first(where: { $0.count <= Variant.sizeLimit }) else {
        fatalError(
          "\(page.pictureName)-\(variant.name) exceeds \(Variant.sizeLimit) bytes in 32 colours. Simplify it."
        )
      }
      return File(path: "\(page.resources)/\(page.pictureName)-\(variant.name)@2x.png", data: data)
    }
  }

  /// Returns the film of a page. Events and frames are replayed, without waiting.
  func film(of page: Page) -> File {
    let scene = page.makeScene()
    if !page.hasBackground { scene.view.backgroundColor = Self.neutralGround }
    let stage = Stage(scene)
    stage.window.layoutIfNeeded()
    // The clock of the program never runs backwards, so a film begins at its current time.
    let start = stage.window.frameClock.time
    let events = page.fingers.flatMap { $0.events(in: scene.view.bounds.size) }
    var replay = InputReplay(events, startingAt: start)
    var steps = page.steps[...]
    let frames = (0..<Self.filmFrameCount).map { frame in
      let time = Double(frame) / Double(Self.filmFramesPerSecond)
      while let step = steps.first, step.time <= time {
        step.action(scene.view)
        steps.removeFirst()
      }
      replay.advance(to: start + time, in: stage.window)
      return draw(stage.window, scale: 0.5)
    }
    let files = [128, 64, 32].lazy.map {
      PalettePNG(frames, framesPerSecond: Self.filmFramesPerSecond, colorCount: $0).data
    }
    guard let data = files.first(where: { $0.count <= Self.filmSizeLimit }) else {
      fatalError(
        "The film of \(page.pictureName) exceeds \(Self.filmSizeLimit) bytes in 32 colours. Simplify it.")
    }
    return File(path: "\(page.resources)/\(page.pictureName)-film.png", data: data)
  }

  private func draw(_ window: UIWindow, scale: Double) -> Bitmap {
    window.layoutIfNeeded()
    guard let bitmap = renderer.render(window.makeDisplayList(), scale: scale) else {
      fatalError("A picture cannot be drawn: it is empty or too large, or memory ran out.")
    }
    return bitmap
  }
}

/// A window with a scene in it.
@MainActor
private struct Stage {
  let window: UIWindow
  private let scene: Scene

  init(_ scene: Scene, style: UIUserInterfaceStyle = .light) {
    self.scene = scene
    window = UIWindow(frame: scene.view.bounds)
    window.frame.origin = .zero
    // The page is visible where the scene draws nothing.
    window.backgroundColor = .clear
    window.traitOverrides.displayScale = 2
    window.overrideUserInterfaceStyle = style
    scene.view.frame.origin = .zero
    window.addSubview(scene.view)
  }
}
