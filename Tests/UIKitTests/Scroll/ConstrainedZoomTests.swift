import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// A photo viewer as many tutorials write it: constraints between the zoomed view and the scroll view, whose constants
  /// keep a small picture in the middle.
  @MainActor
  @Suite("Zooming with constraints")
  struct ConstrainedZoomTests {
    final class Viewer: UIViewController, UIScrollViewDelegate {
      let scrollView = UIScrollView()
      let content = UIView()
      var edges: [NSLayoutConstraint] = []
      var scales: [CGFloat] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        edges = [
          content.topAnchor.constraint(equalTo: scrollView.topAnchor),
          scrollView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
          scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ]
        NSLayoutConstraint.activate(
          edges + [
            content.widthAnchor.constraint(equalToConstant: 800),
            content.heightAnchor.constraint(equalToConstant: 400),
          ])
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        view.layoutIfNeeded()
        let scale = min(view.bounds.width / 800, view.bounds.height / 400)
        (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (scale, 4 * scale)
        scrollView.zoomScale = scale
      }

      func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

      func scrollViewDidZoom(_ scrollView: UIScrollView) {
        scales.append(scrollView.zoomScale)
        let y = max(0, (view.bounds.height - content.frame.height) / 2)
        let x = max(0, (view.bounds.width - content.frame.width) / 2)
        for (edge, constant) in zip(edges, [y, y, x, x]) { edge.constant = constant }
        view.layoutIfNeeded()
      }
    }

    private let viewer = Viewer()
    private let stage: Stage

    init() {
      stage = Stage(viewer, size: CGSize(width: 400, height: 600))
      stage.settle()
    }

    // 800 × 400 at ½ is 400 × 200, and (600 − 200) ÷ 2 = 200 points are above and below it.
    @Test("§29.13 constraints align the edges of the zoomed view as it is shown")
    func centered() {
      #expect(viewer.content.bounds.size == CGSize(width: 800, height: 400))
      #expect(viewer.content.frame == CGRect(x: 0, y: 200, width: 400, height: 200))
      #expect(viewer.scrollView.contentSize == CGSize(width: 400, height: 600))
    }

    // 800 × 400 at 2 is 1600 × 800, which is larger than the view.
    @Test("§29.13 a scale that the app or a finger sets stays, and the content size includes the margins")
    func zoomed() {
      viewer.scrollView.zoomScale = 2
      stage.settle()
      #expect(viewer.scrollView.zoomScale == 2)
      #expect(viewer.content.frame == CGRect(x: 0, y: 0, width: 1600, height: 800))
      #expect(viewer.scrollView.contentSize == CGSize(width: 1600, height: 800))
      viewer.scrollView.zoomScale = 0.5
      stage.settle()
      #expect(viewer.content.frame == CGRect(x: 0, y: 200, width: 400, height: 200))
      let count = viewer.scales.count
      stage.finger.down(at: CGPoint(x: 150, y: 300), finger: 1)
      stage.finger.down(at: CGPoint(x: 250, y: 300), finger: 2)
      for step in 1...10 {
        stage.finger.wait(0.016)
        stage.finger.move(to: CGPoint(x: 150 - CGFloat(step) * 10, y: 300), finger: 1)
        stage.finger.move(to: CGPoint(x: 250 + CGFloat(step) * 10, y: 300), finger: 2)
      }
      stage.finger.up(finger: 1)
      stage.finger.up(finger: 2)
      stage.settle()
      // The finger's own recognition distance takes some of the factor of 3.
      #expect(viewer.scrollView.zoomScale > 1 && viewer.scales.count > count + 5)
    }
  }
}
