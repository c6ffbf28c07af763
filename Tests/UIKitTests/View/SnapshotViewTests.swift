import DisplayList
import Geometry
import TestSupport
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Snapshots of views")
  struct SnapshotViewTests {
    private let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))
    private let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    private let seconds = TestSeconds()

    init() {
      view.backgroundColor = .red
      child.backgroundColor = .blue
      view.addSubview(child)
    }

    /// What is filled, in points of the picture's upper left corner, with everything's place counted in.
    private func fills(_ view: UIView) -> [[Double]] {
      fills(view.makeDisplayList().root.commands, .identity)
    }

    private func fills(_ commands: [Command], _ place: Matrix4) -> [[Double]] {
      commands.flatMap { command -> [[Double]] in
        switch command {
        case .fill(let shape, _):
          let box = shape.rectangle
          let (x, y) = (place.m41, place.m42)
          return [
            [
              box.minX * place.m11 + x, box.minY * place.m22 + y, box.width * place.m11,
              box.height * place.m22,
            ]
          ]
        case .fragment(let fragment): return fills(fragment.commands, place)
        case .transform(let matrix, let commands): return fills(commands, matrix.then(place))
        default: return []
        }
      }
    }

    @Test("it looks like the view, also when that has changed or gone, and is stretched")
    func picture() throws {
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
      #expect(snapshot.bounds.size == view.bounds.size)
      child.removeFromSuperview()
      view.bounds.size = .zero
      #expect(fills(snapshot) == [[0, 0, 100, 50], [10, 10, 20, 20]])
      snapshot.bounds.size = CGSize(width: 200, height: 25)
      #expect(fills(snapshot) == [[0, 0, 200, 25], [20, 5, 40, 10]])
    }

    @Test(
      "a snapshot of a snapshot looks like the first, however often it is repeated, and is no slower to draw")
    func repetition() throws {
      var snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
      for step in 1...1000 {
        let size = CGSize(width: 100 + step % 7, height: 50 + step % 5)
        snapshot.bounds.size = size
        snapshot = try #require(snapshot.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.bounds.size == size)
      }
      snapshot.bounds.size = CGSize(width: 200, height: 25)
      let expected: [[Double]] = [[0, 0, 200, 25], [20, 5, 40, 10]]
      let found = fills(snapshot)
      #expect(found.count == 2)
      for (one, other) in zip(found.joined(), expected.joined()) { #expect(abs(one - other) < 1e-9) }
      // The fragment of the snapshot contains that of the view, which contains that of its child.
      #expect(fragmentDepth(snapshot.makeDisplayList().root.commands) == 2)
    }

    private func fragmentDepth(_ commands: [Command]) -> Int {
      commands.map { command in
        switch command {
        case .fragment(let fragment): 1 + fragmentDepth(fragment.commands)
        case .transform(_, let commands): fragmentDepth(commands)
        default: 0
        }
      }.max() ?? 0
    }

    @Test("what moves is where it is seen at that moment")
    func moving() throws {
      seconds.tick(0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.center.x = 60 }
      seconds.tick(0)
      seconds.tick(0.5)
      let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
      seconds.tick(2)
      // Half-way from 20 to 60 is 40, less half the width.
      #expect(fills(snapshot) == [[0, 0, 100, 50], [30, 10, 20, 20]])
      #expect(fills(view) == [[0, 0, 100, 50], [50, 10, 20, 20]])
    }
  }
}
