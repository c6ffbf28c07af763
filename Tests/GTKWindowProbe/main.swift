import Foundation
import GTKHost
import UIKit

// A window with a few views, to try the host by hand or by xdotool: prints the events it receives.

final class ProbeController: UIViewController {
  private var boxes: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<60 {
      let box = UIView()
      box.backgroundColor = [UIColor.systemRed, .systemBlue, .systemGreen, .systemOrange][index % 4]
      box.layer.cornerRadius = 12
      box.layer.shadowOpacity = 0.4
      box.layer.shadowRadius = 5
      let label = UILabel()
      label.text = "Box \(index)"
      label.textColor = .white
      label.frame = CGRect(x: 12, y: 30, width: 100, height: 24)
      box.addSubview(label)
      view.addSubview(box)
      boxes.append(box)
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 600
    view.layer.sublayerTransform = perspective
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let columns = max(1, Int(view.bounds.width) / 130)
    for (index, box) in boxes.enumerated() {
      box.bounds = CGRect(x: 0, y: 0, width: 110, height: 80)
      box.center = CGPoint(x: 75 + index % columns * 130, y: 60 + index / columns * 100)
      box.layer.transform = index % 7 == 3 ? CATransform3DMakeRotation(0.6, 0, 1, 0) : CATransform3DIdentity
    }
  }

  func spin() {
    UIView.animate(withDuration: 1) {
      for box in self.boxes { box.alpha = box.alpha < 1 ? 1 : 0.5 }
    }
  }
}

/// Printed at once, also into a pipe.
func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

let options = WindowOptions(
  applicationID: "org.example.Probe", title: "Probe",
  layouts: ["Grid", "Picker", "Wheel"].map { LayoutChoice(identifier: $0.lowercased(), title: $0) },
  isFullscreen: CommandLine.arguments.contains("--fullscreen"))
let host = WindowHost(options: options)
let controller = ProbeController()
host.window.rootViewController = controller
host.onInput = { say("\($0)") }
host.onChooseLayout = { say("layout \($0.identifier)") }
if CommandLine.arguments.contains("--error") {
  DispatchQueue.main.async { host.show(error: "The folder “Holiday” cannot be read: permission denied.") }
}
_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
  MainActor.assumeIsolated { say("frames \(host.frameCount)") }
}
_ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
  MainActor.assumeIsolated { controller.spin() }
}
exit(host.run())
