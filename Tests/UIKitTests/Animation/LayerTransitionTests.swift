import CollectionViewTesting
import ImageDecoding
import Testing
import UIKit

extension StagedTests {
  @MainActor
  @Suite("Transitions of layers")
  struct LayerTransitionTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    private let stage: Stage

    init() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      root.backgroundColor = .black
      root.addSubview(view)
      stage = Stage(root, in: StageSurroundings(scale: 1))
      view.backgroundColor = .red
    }

    /// The colour at a point, as red, green and blue.
    private func color(_ x: Int, _ y: Int = 10) throws -> [UInt8] {
      let picture = try #require(stage.picture())
      let start: Int = (y * picture.width + x) * 4
      // Blue comes first in a bitmap.
      return Array(picture.pixels[start..<(start + 3)].reversed())
    }

    private func change(_ type: CATransitionType, _ subtype: CATransitionSubtype?, before: Bool = false)
      throws
    {
      _ = try color(0)
      if before { view.backgroundColor = .green }
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      view.layer.add(transition, forKey: "mine")
      view.backgroundColor = .green
      // The transition begins with the next frame.
      stage.advance(by: 0)
      stage.advance(by: 0.5)
    }

    private let red: [UInt8] = [255, 0, 0]
    private let green: [UInt8] = [0, 255, 0]

    // Half of the red picture over the green view.
    @Test("a cross-fade of a view begins with the last frame", arguments: [false, true])
    func crossDissolve(changesBefore: Bool) throws {
      #expect(try color(20) == red)
      if changesBefore { view.backgroundColor = .green }
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: changesBefore ? nil : { view.backgroundColor = .green })
      stage.advance(by: 0)
      stage.advance(by: 0.5)
      let middle = try color(20)
      #expect(middle[0].distance(to: 128).magnitude <= 2 && middle[1].distance(to: 128).magnitude <= 2)
      stage.settle()
      #expect(try color(20) == green)
    }

    @Test("§30.2 the new picture moves in over the old one, from the side", arguments: [false, true])
    func moveIn(changesBefore: Bool) throws {
      let sides: [(CATransitionSubtype?, old: (Int, Int), new: (Int, Int))] = [
        (nil, (30, 10), (10, 10)), (.fromLeft, (30, 10), (10, 10)), (.fromRight, (10, 10), (30, 10)),
        (.fromTop, (20, 5), (20, 15)), (.fromBottom, (20, 15), (20, 5)),
      ]
      for side in sides {
        view.backgroundColor = .red
        try change(.moveIn, side.0, before: changesBefore)
        #expect(try color(side.old.0, side.old.1) == red, "\(String(describing: side.0))")
        #expect(try color(side.new.0, side.new.1) == green, "\(String(describing: side.0))")
        stage.settle()
        #expect(try color(side.old.0, side.old.1) == green)
      }
    }

    @Test("§30.2 a revealed picture is behind the old one, which moves out")
    func reveal() throws {
      try change(.reveal, .fromLeft)
      #expect(try color(10) == green)
      #expect(try color(30) == red)
    }

    @Test("§30.3 a push moves and fades both pictures")
    func push() throws {
      try change(.push, .fromRight)
      let (old, new) = (try color(10), try color(30))
      #expect(old[1] == 0 && (120...135).contains(old[0]))
      #expect(new[0] == 0 && (120...135).contains(new[1]))
      stage.advance(by: 0.6)
      #expect(try color(10) == green && color(30) == green)
    }

    @Test("§30.3 a fade of opaque pictures does not let the background through")
    func fade() throws {
      try change(.fade, nil)
      let middle = try color(20)
      #expect((120...135).contains(middle[0]) && (120...135).contains(middle[1]))
    }

    final class Observer: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ anim: CAAnimation) { log.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }

    @Test("§30.1 a layer has one transition, with its own key, and the delegate follows it")
    func key() throws {
      let observer = Observer()
      let transition = CATransition()
      #expect(transition.type == .fade && transition.subtype == nil)
      #expect(transition.startProgress == 0 && transition.endProgress == 1)
      transition.delegate = observer
      view.layer.add(transition, forKey: "mine")
      #expect(view.layer.animationKeys() == [kCATransition] && kCATransition == "transition")
      #expect(view.layer.animation(forKey: kCATransition)?.duration == 0.25)
      stage.advance(by: 0.1)
      view.layer.add(CATransition(), forKey: nil)
      #expect(view.layer.animationKeys()?.count == 1)
      stage.settle()
      #expect(observer.log == ["start", "stop false"])
      #expect(view.layer.animationKeys() == nil)
    }

    @Test("a transition begins and ends at its progress, and survives invalid ones")
    func progress() throws {
      _ = try color(0)
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (.moveIn, .fromLeft, 1)
      (transition.startProgress, transition.endProgress) = (0.5, .nan)
      view.layer.add(transition, forKey: nil)
      view.backgroundColor = .green
      stage.advance(by: 0)
      #expect(try color(10) == green)
      stage.settle()
      #expect(try color(30) == green)
    }
  }
}
