import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Nibs")
struct NibTests {
  final class AwakeCell: UICollectionViewCell {
    var wakings = 0
    override func awakeFromNib() {
      super.awakeFromNib()
      wakings += 1
    }
  }

  @Test("a nib file's name stands for a closure, and what it makes is woken")
  func named() throws {
    UINib.namedNibs["AwakeCell"] = { _ in [AwakeCell(frame: .zero)] }
    defer { UINib.namedNibs["AwakeCell"] = nil }
    let objects = UINib(nibName: "AwakeCell", bundle: nil).instantiate(withOwner: nil)
    #expect(try #require(objects.first as? AwakeCell).wakings == 1)
  }

  @Test("an unknown name is reported and makes nothing")
  func unknown() {
    var objects: [Any] = [0]
    let codes = diagnostics { objects = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
      .map(\.code)
    #expect(codes == [.unknownNib])
    #expect(objects.isEmpty)
  }

  @Test("controllers of nibs and storyboards are woken, too")
  func controllers() throws {
    final class Screen: UIViewController {
      var wakings = 0
      override func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
      }
    }
    let objects = UINib { _ in [Screen(), "text"] }.instantiate(withOwner: nil)
    #expect(try #require(objects.first as? Screen).wakings == 1 && objects.count == 2)
    let storyboard = UIStoryboard(initial: "first", controllers: ["first": { Screen() }])
    #expect((storyboard.instantiateInitialViewController() as? Screen)?.wakings == 1)
  }
}
