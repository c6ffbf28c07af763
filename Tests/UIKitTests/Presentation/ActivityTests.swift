import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Activities, pictures to choose, and content that is not available")
  struct ActivityTests {
    private let root = UIViewController()
    private let stage: Stage

    init() { stage = Stage(root, size: CGSize(width: 390, height: 600)) }

    private final class Shout: UIActivity {
      private(set) var heard: [Any] = []
      override var activityType: ActivityType? { ActivityType("shout") }
      override var activityTitle: String? { "Shout" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
      override func prepare(withActivityItems activityItems: [Any]) { heard = activityItems }
    }

    private func labels(in view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test("§35.1 a text can be copied; the completion tells what was done")
    func copying() {
      UIPasteboard.general.items = []
      let controller = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [Shout()])
      var done: [String] = []
      controller.completionWithItemsHandler = { type, completed, _, _ in
        done.append("\(type?.rawValue ?? "none") \(completed)")
      }
      root.present(controller, animated: true)
      stage.settle()
      #expect(labels(in: controller.view) == ["Copy", "Shout", "Cancel"])
      let frame = controller.view.convert(controller.view.bounds, to: nil)
      stage.finger.tap(at: CGPoint(x: frame.midX, y: frame.minY + 28))
      stage.settle()
      #expect(UIPasteboard.general.string == "Hello" && root.presentedViewController == nil)
      #expect(done == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    }

    @Test(
      "§35.1 an activity of the app receives the items; excluded ones are not offered; Escape is no activity")
    func ownActivity() {
      let shout = Shout()
      var done: [String] = []
      func show() -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: ["Hello"], applicationActivities: [shout])
        controller.excludedActivityTypes = [.copyToPasteboard]
        controller.completionWithItemsHandler = { type, completed, _, _ in
          done.append("\(type?.rawValue ?? "none") \(completed)")
        }
        root.present(controller, animated: false)
        stage.settle()
        return controller
      }
      let controller = show()
      #expect(labels(in: controller.view) == ["Shout", "Cancel"])
      let frame = controller.view.convert(controller.view.bounds, to: nil)
      stage.finger.tap(at: CGPoint(x: frame.midX, y: frame.minY + 28))
      stage.settle()
      #expect(shout.heard as? [String] == ["Hello"])
      _ = show()
      stage.keys.press(.escape)
      stage.settle()
      #expect(done == ["shout true", "none false"])
    }

    @Test("§35.3 a controller shows a configuration in place of its content, and asks for it again")
    func unavailable() {
      final class List: UIViewController {
        var isEmpty = true
        override func updateContentUnavailableConfiguration(
          using state: UIContentUnavailableConfigurationState
        ) {
          var configuration = UIContentUnavailableConfiguration.empty()
          configuration.text = "No Photos"
          configuration.secondaryText = "Add one."
          contentUnavailableConfiguration = isEmpty ? configuration : nil
        }
      }
      let list = List()
      let stage = Stage(list, size: CGSize(width: 390, height: 600))
      stage.advance(by: 0.1)
      #expect(labels(in: list.view) == ["No Photos", "Add one."])
      list.isEmpty = false
      list.setNeedsUpdateContentUnavailableConfiguration()
      stage.advance(by: 0.1)
      #expect(labels(in: list.view) == [])
    }

    @Test("§35.3 the button of a configuration performs its action")
    func unavailableButton() throws {
      var count = 0
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "Offline"
      configuration.button.title = "Try Again"
      configuration.buttonProperties.primaryAction = UIAction { _ in count += 1 }
      root.contentUnavailableConfiguration = configuration
      stage.advance(by: 0.1)
      func button(in view: UIView) -> UIButton? {
        (view as? UIButton) ?? view.subviews.lazy.compactMap(button).first
      }
      let found = try #require(button(in: root.view))
      let frame = found.convert(found.bounds, to: nil)
      #expect(abs(frame.midX - 195) < 1)
      stage.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(count == 1)
    }

    @Test("§35.2 a picture of the folder is chosen, newest first, and cut to a square if it may be edited")
    func picture() throws {
      final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any] = [:]
        var cancelled = 0
        func imagePickerController(
          _ picker: UIImagePickerController,
          didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
          self.info = info
          picker.dismiss(animated: false)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
      }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Pictures-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let old = UIImagePickerController.folder
      UIImagePickerController.folder = folder
      defer { UIImagePickerController.folder = old }
      for (name, width, age) in [("wide", 40, 0.0), ("narrow", 10, 1_000)] {
        let image = UIImage(cgImage: try UIImageTests.picture(width: width, height: 20))
        let file = folder.appendingPathComponent("\(name).png")
        try #require(image.pngData()).write(to: file)
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000 - age)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      }
      try Data("text".utf8).write(to: folder.appendingPathComponent("notes.txt"))
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      let picker = UIImagePickerController()
      let delegate = Delegate()
      picker.delegate = delegate
      picker.allowsEditing = true
      root.present(picker, animated: false)
      stage.settle()
      let grid = try #require((picker.topViewController as? UICollectionViewController)?.collectionView)
      #expect(grid.numberOfItems(inSection: 0) == 2)
      let cell = try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0)))
      let frame = cell.convert(cell.bounds, to: nil)
      stage.finger.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.settle()
      let original = try #require(delegate.info[.originalImage] as? UIImage)
      let edited = try #require(delegate.info[.editedImage] as? UIImage)
      #expect((delegate.info[.imageURL] as? URL)?.lastPathComponent == "wide.png")
      #expect(original.size.width == 2 * original.size.height && edited.size.width == edited.size.height)
    }
  }
}
