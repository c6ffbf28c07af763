import Foundation
import ImageDecoding
import Testing
import UIKit

@MainActor
@Suite("Pictures that apps save", .serialized)
struct SavedPhotosTests {
  private final class Target: SelectorPerforming {
    var errors: [(any Error)?] = []
    func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
      guard selector == "image:didFinishSavingWithError:contextInfo:", arguments.first is UIImage else {
        return false
      }
      errors.append(arguments[1] as? any Error)
      return true
    }
  }

  private func image() throws -> UIImage {
    let pixels = [UInt8](repeating: 255, count: 4 * 2 * 4)
    return UIImage(cgImage: CGImage(try #require(Bitmap(width: 4, height: 2, pixels: pixels))))
  }

  private func save(_ count: Int, in folder: URL) async throws -> [(any Error)?] {
    let old = SavedPhotos.folder
    SavedPhotos.folder = folder
    defer { SavedPhotos.folder = old }
    let target = Target()
    for _ in 0..<count {
      UIImageWriteToSavedPhotosAlbum(
        try image(), target, Selector("image:didFinishSavingWithError:contextInfo:"), nil)
    }
    #expect(target.errors.isEmpty, "called later")
    while target.errors.count < count { await Task.yield() }
    return target.errors
  }

  @Test("each picture is a PNG file with a free name, and the target's method is called")
  func names() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SavedPhotos-\(UUID())/Pictures")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let errors = try await save(3, in: folder)
    #expect(errors.allSatisfy { $0 == nil })
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["Image 2.png", "Image 3.png", "Image.png"])
    let saved = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("Image.png").path))
    #expect(saved.size == CGSize(width: 4, height: 2))
  }

  @Test("the target receives what went wrong")
  func failure() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("SavedPhotos-\(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let errors = try await save(1, in: file)
    #expect(errors.count == 1 && errors[0] != nil)
  }
}
