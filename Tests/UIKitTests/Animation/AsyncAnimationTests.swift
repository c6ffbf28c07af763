import CollectionViewTesting
import Foundation
import TestSupport
import Testing
import UIKit

extension StagedTests {
  // On iOS, Swift imports methods with a completion as async methods, too.
  @MainActor
  @Suite("Waiting for animations in async code")
  struct AsyncAnimationTests {
    private let controller = UIViewController()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let stage: Stage

    init() {
      stage = Stage(controller, size: CGSize(width: 320, height: 480))
      controller.view.addSubview(view)
    }

    /// Begins an operation, and lets time pass until nothing moves.
    private func settled(_ operation: @escaping @MainActor () async -> Bool) async -> Bool {
      let task = Task.immediate(operation: operation)
      stage.settle()
      return await task.value
    }

    @Test("§36.10 the animations of a view return whether they finished")
    func animations() async {
      let view = self.view
      #expect(await settled { await UIView.animate(withDuration: 0.5) { view.alpha = 0.5 } })
      #expect(
        await settled {
          await UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveLinear) { view.alpha = 1 }
        })
      #expect(
        await settled {
          await UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
          ) {
            view.center.x = 50
          }
        })
      #expect(
        await settled {
          await UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 20 }
          }
        })
      #expect(view.center.x == 20 && view.alpha == 1)
      #expect(await settled { await UIView.animate(withDuration: 0) { view.alpha = 0.25 } })
      let interrupted = Task.immediate { await UIView.animate(withDuration: 1) { view.alpha = 0 } }
      view.layer.removeAllAnimations()
      #expect(await !interrupted.value)
    }

    @Test("§36.10 the result of an animation may be ignored, and animations follow one another")
    func sequence() async {
      let view = self.view
      var steps: [Int] = []
      let task = Task.immediate {
        await UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        steps.append(1)
        await UIView.animate(withDuration: 0.5) { view.alpha = 1 }
        steps.append(2)
      }
      #expect(steps.isEmpty)
      for expected in 1...2 {
        stage.settle()
        while steps.count < expected { await Task.yield() }
      }
      await task.value
      #expect(steps == [1, 2])
    }

    @Test("§36.10 transitions of views")
    func transitions() async {
      let (view, other, superview) = (self.view, UIView(), controller.view)
      #expect(
        await settled {
          await UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
            view.backgroundColor = .red
          }
        })
      #expect(
        await settled {
          await UIView.transition(
            from: view, to: other, duration: 0.5, options: .transitionFlipFromLeft)
        })
      #expect(other.superview === superview && view.superview == nil)
      #expect(await settled { await UIView.perform(.delete, on: [other], animations: nil) })
      #expect(other.superview == nil)
    }

    @Test("§36.10 a presentation and a dismissal; without a presentation, nothing waits")
    func presentation() async {
      let (controller, next) = (self.controller, UIViewController())
      #expect(
        await settled {
          await controller.present(next, animated: true)
          return next.view.window != nil && !next.isBeingPresented
        })
      #expect(
        await settled {
          await controller.dismiss(animated: true)
          return next.view.window == nil
        })
      await controller.dismiss(animated: true)
    }

    @Test("§36.10 updates of tables and collections, and another layout")
    func updates() async {
      let table = UITableView(frame: controller.view.bounds)
      let collection = UICollectionView(
        frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      controller.view.addSubview(table)
      controller.view.addSubview(collection)
      stage.settle()
      var calls = 0
      #expect(await settled { await table.performBatchUpdates { calls += 1 } })
      #expect(await settled { await collection.performBatchUpdates { calls += 1 } })
      #expect(calls == 2)
      let layout = UICollectionViewFlowLayout()
      #expect(await settled { await collection.setCollectionViewLayout(layout, animated: true) })
      #expect(collection.collectionViewLayout === layout)
    }

    @Test("§36.10 without a host, no URL is opened")
    func opening() async throws {
      let url = try #require(URL(string: "settings:none"))
      #expect(await !UIApplication.shared.open(url, options: [:]))
    }
  }
}
