#if os(Linux)
  import CairoRenderer
  import Foundation
  import ImageDecoding
  import UIKit

  extension LawViolation {
    /// Writes a wireframe of the smallest case, with the element in red, and returns the path of the file. Nil if the
    /// case has no operations to repeat, or the file cannot be written.
    @MainActor
    func writePicture(of subject: LayoutSubject, at location: TestLocation) -> String? {
      guard let picture = picture(of: subject) else { return nil }
      let folder = URL(fileURLWithPath: "\(location.filePath)").deletingLastPathComponent()
      let results = FailureFolder(testFolder: folder, environment: ProcessInfo.processInfo.environment)
      let file = results.file("\(subject.name) \(law.rawValue)")
      return (try? picture.writePNG(to: file)).map { file.path }
    }

    /// The elements near the content and the visible area after the operations.
    @MainActor
    package func picture(of subject: LayoutSubject) -> Bitmap? {
      guard let trial else { return nil }
      let stage = LawStage(subject, NamedList(trial.counts))
      for operation in trial.operations { stage.perform(operation) }
      let view = stage.view
      let area = CGRect(origin: .zero, size: view.contentSize).union(view.bounds).insetBy(dx: -10, dy: -10)
      // A layout without a last item has a content of any size.
      let shown = area.intersection(view.bounds.insetBy(dx: -800, dy: -800))
      let elements = stage.layout.layoutAttributesForElements(in: shown) ?? []
      let wireframe = LayoutWireframe(of: view, elements: elements) { "\(LawElement($0))" == finding.element }
      let screen = UIView(frame: view.bounds)
      screen.layer.borderColor = UIColor.black.cgColor
      screen.layer.borderWidth = 2
      wireframe.addSubview(screen)
      wireframe.bounds = shown
      return CairoRenderer().render(wireframe.makeDisplayList(), scale: 2, background: .white)
    }
  }
#endif
