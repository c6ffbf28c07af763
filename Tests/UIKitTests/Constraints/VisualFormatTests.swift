import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Visual format")
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let views = ["a": UIView(), "b": UIView()]

  init() {
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) {
    for format in formats {
      root.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
  }

  private var frames: [CGRect] { ["a", "b"].compactMap { views[$0]?.frame } }

  @Test("edges, distances, lengths, the system's spacing")
  func lengths() {
    lay("H:|-10-[a(30)]-[b]-|", "V:|[a]|", "V:|-5-[b(==20)]")
    #expect(frames[0] == CGRect(x: 10, y: 0, width: 30, height: 100))
    #expect(frames[1] == CGRect(x: 48, y: 5, width: 144, height: 20))
  }

  @Test("equal lengths, metrics, inequalities with priorities, alignment")
  func more() {
    lay(
      "H:|[a]-gap-[b(a)]|", options: .alignAllCenterY, metrics: ["gap": 20, "low": 200])
    lay("V:|-(>=10)-[a(10@low,>=15)]", metrics: ["low": 200])
    lay("V:[b(8)]")
    root.addConstraint(views["a"]!.topAnchor.constraint(equalTo: root.topAnchor, constant: 40))
    root.layoutIfNeeded()
    #expect(frames[0] == CGRect(x: 0, y: 40, width: 90, height: 15))
    // The middle of a is at 47.5.
    #expect(frames[1] == CGRect(x: 110, y: 43.5, width: 90, height: 8))
  }

  @Test(
    "an invalid format makes no constraints and is reported",
    arguments: ["H:|[a", "[c]", "H:|-x-[a]|", "", "|-|", "[a]]"])
  func mistakes(format: String) {
    var constraints: [NSLayoutConstraint] = []
    let codes = diagnostics {
      constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: views)
    }.map(\.code)
    #expect(constraints.isEmpty)
    #expect(codes == [.invalidVisualFormat])
  }
}
