import CollectionViewTesting
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Key-value observing of views")
  struct KeyValueObservingTests {
    private final class Header: UIView {
      var offsets: [CGFloat] = []
      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        guard keyPath == "contentOffset", let offset = change?[.newKey] as? CGPoint else { return }
        offsets.append(offset.y)
      }
    }

    private final class Watcher: NSObject, KeyPathObserver {
      var changes: [String] = []
      func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) { changes.append("\(keyPath ?? "") \(type(of: object ?? 0))") }
    }

    @Test("the text and the font of a label, and the image of an image view, are observed by name")
    func contents() {
      let watcher = Watcher()
      let (label, picture) = (UILabel(), UIImageView())
      for name in ["text", "font"] { label.addObserver(watcher, forKeyPath: name, context: nil) }
      picture.addObserver(watcher, forKeyPath: "image", context: nil)
      label.text = "one"
      label.font = .boldSystemFont(ofSize: 30)
      label.font = .boldSystemFont(ofSize: 30)
      picture.image = UIImage()
      #expect(watcher.changes == ["text UILabel", "font UILabel", "image UIImageView"])
      label.removeObserver(watcher, forKeyPath: "text")
      label.text = "two"
      #expect(watcher.changes.count == 3)
    }

    private func scrollView() -> UIScrollView {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      view.contentSize = CGSize(width: 100, height: 2000)
      return view
    }

    @Test("a closure receives the new and the old offset, also while a finger scrolls")
    func closure() {
      let view = scrollView()
      var changes: [String] = []
      let observation = view.observe(\.contentOffset, options: [.new, .old]) { view, change in
        changes.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y)")
      }
      view.contentOffset.y = 10
      view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
      view.contentOffset.y = 30
      #expect(changes == ["0.0 10.0 10.0", "10.0 30.0 30.0"])
      let stage = Stage(view)
      let before = changes.count
      stage.finger.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
      #expect(changes.count > before + 2)
      observation.invalidate()
      let last = changes.count
      view.contentOffset.y = 500
      #expect(changes.count == last)
    }

    @Test("an observation ends when it is released, and may end in its own closure")
    func ends() {
      let view = scrollView()
      var count = 0
      do {
        let observation = view.observe(\.contentSize) { _, change in
          count += 1
          #expect(change.newValue == nil && change.oldValue == nil, "not asked for")
        }
        view.contentSize.height = 3000
        _ = observation
      }
      view.contentSize.height = 4000
      #expect(count == 1)
      var observation: NSKeyValueObservation?
      observation = view.observe(\.frame, options: .initial) { _, _ in
        count += 1
        observation?.invalidate()
        observation = nil
      }
      #expect(count == 2)
      view.frame.size.width = 120
      view.frame.size.width = 130
      #expect(count == 3)
    }

    @Test("with prior, each change is reported twice, first without the new value")
    func prior() {
      let view = scrollView()
      var changes: [String] = []
      let observation = view.observe(\.contentOffset, options: [.new, .old, .prior]) { _, change in
        changes.append("\(change.isPrior) \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
      }
      view.contentOffset.y = 10
      #expect(changes == ["true 0.0 -1.0", "false 0.0 10.0"])
      observation.invalidate()
    }

    @Test("geometry, opacity and visibility are observed")
    func properties() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var names: [String] = []
      let observations = [
        view.observe(\.bounds) { _, _ in names.append("bounds") },
        view.observe(\.center) { _, _ in names.append("center") },
        view.observe(\.alpha) { _, _ in names.append("alpha") },
        view.observe(\.isHidden) { _, _ in names.append("hidden") },
        view.observe(\.transform) { _, _ in names.append("transform") },
      ]
      view.center.x = 40
      view.bounds.size.width = 20
      view.alpha = 0.5
      view.isHidden = true
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(names == ["center", "bounds", "alpha", "hidden", "transform"])
      _ = observations
    }

    @Test("an observer is called by the name of the property until it is removed")
    func named() {
      let (view, header) = (scrollView(), Header())
      view.addObserver(header, forKeyPath: "contentOffset", options: [.new, .initial], context: nil)
      view.contentOffset.y = 20
      view.contentSize.height = 1000
      view.removeObserver(header, forKeyPath: "contentOffset")
      view.contentOffset.y = 40
      #expect(header.offsets == [0, 20])
      view.removeObserver(header, forKeyPath: "contentOffset")
    }

    @Test("an observer is not kept, and a name that cannot be observed is reported")
    func invalid() {
      let view = scrollView()
      do {
        let header = Header()
        view.addObserver(header, forKeyPath: "contentOffset", options: .new, context: nil)
      }
      view.contentOffset.y = 20
      let handler = UIDiagnostic.handler
      defer { UIDiagnostic.handler = handler }
      var codes: [UIDiagnostic.Code] = []
      UIDiagnostic.handler = { codes.append($0.code) }
      view.addObserver(Header(), forKeyPath: "colour", options: .new, context: nil)
      view.addObserver(NSObject(), forKeyPath: "frame", options: .new, context: nil)
      #expect(codes == [.unobservableProperty, .unobservableProperty])
    }
  }
}
