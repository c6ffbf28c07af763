import CollectionViewTesting
import Foundation
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Symbol effects")
  struct SymbolEffectTests {
    private let view = UIImageView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    private let stage: Stage

    init() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
      root.addSubview(view)
      view.image = UIImage(systemName: "star")
      stage = Stage(root)
    }

    private var scale: Double { Double((view.layer.presentation() ?? view.layer).affineTransform().a) }
    private var opacity: Float { (view.layer.presentation() ?? view.layer).opacity }

    @Test("a bounce grows, comes back, and ends")
    func bounce() {
      var ends: [Bool] = []
      view.addSymbolEffect(.bounce) { ends.append($0.isFinished) }
      stage.advance(by: 0.15)
      #expect(scale > 1.1 && view.transform == .identity, "only what is shown changes")
      stage.advance(by: 0.1)
      #expect(ends.isEmpty)
      stage.advance(by: 1)
      #expect(scale == 1 && ends == [true] && view.layer.animationKeys()?.isEmpty != false)
      view.addSymbolEffect(.bounce.down)
      stage.advance(by: 0.15)
      #expect(scale < 0.95)
    }

    @Test("rounds and speed are those of the options")
    func options() {
      var ends = 0
      view.addSymbolEffect(.bounce, options: .repeat(3).speed(2)) { _ in ends += 1 }
      stage.advance(by: 0.7)
      #expect(ends == 0)
      stage.advance(by: 0.1)
      #expect(ends == 1, "three rounds of a quarter of a second")
      view.addSymbolEffect(.bounce, options: .repeating.speed(.nan))
      stage.advance(by: 4)
      #expect(view.layer.animationKeys()?.count == 1)
      view.addSymbolEffect(.bounce, options: .nonRepeating.speed(-1))
      stage.advance(by: 1)
      #expect(view.layer.animationKeys()?.isEmpty != false, "the same type replaces the effect that runs")
    }

    @Test("a pulse goes on until it is removed")
    func pulse() {
      view.addSymbolEffect(.pulse)
      stage.advance(by: 0.75)
      #expect(abs(opacity - 0.35) < 0.01)
      stage.advance(by: 3)
      #expect(abs(opacity - 0.35) < 0.01, "two rounds later")
      view.removeSymbolEffect(ofType: .bounce)
      #expect(opacity < 1)
      view.removeSymbolEffect(ofType: .pulse)
      #expect(opacity == 1)
    }

    @Test("scaled and hidden symbols stay so until the effect is removed")
    func lasting() {
      view.addSymbolEffect(.scale.up)
      stage.advance(by: 0.5)
      #expect(abs(scale - 1.2) < 0.001)
      view.addSymbolEffect(.disappear)
      stage.advance(by: 0.5)
      #expect(opacity == 0)
      view.addSymbolEffect(.appear)
      stage.advance(by: 0.5)
      #expect(opacity == 1)
      view.addSymbolEffect(.disappear, animated: false)
      stage.advance(by: 0.01)
      #expect(opacity == 0)
      view.removeAllSymbolEffects()
      #expect(opacity == 1 && scale == 1)
    }

    @Test("turning effects turn")
    func turning() {
      view.addSymbolEffect(.rotate)
      stage.advance(by: 0.5)
      #expect(abs(scale - -1) < 0.01, "half a turn")
      view.removeAllSymbolEffects()
      view.addSymbolEffect(.wiggle.counterClockwise)
      stage.advance(by: 0.1)
      #expect((view.layer.presentation()?.affineTransform().b ?? 0) < 0)
    }

    @Test("a symbol is replaced, and the completion follows")
    func replacing() throws {
      var replaced = false
      let heart = try #require(UIImage(systemName: "heart"))
      view.setSymbolImage(heart, contentTransition: .replace.downUp) {
        replaced = $0.contentTransition != nil
      }
      #expect(view.image === heart && !replaced)
      stage.advance(by: 1)
      #expect(replaced)
    }
  }
}
