//  A player in the manner of 2016.

import Foundation
import Porting
import UIKit

@SelectorTable
class PlayerViewController: UIViewController {
  private let playButton = UIButton(type: .system)
  private var timer: Timer?
  private var link: CADisplayLink?
  fileprivate var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    playButton.setTitle("Play", for: .normal)
    playButton.addTarget(self, action: #Selector(PlayerViewController.togglePlayback(_:)), for: .touchUpInside)
    view.addSubview(playButton)
    let swipe = UIPanGestureRecognizer(target: self, action: #Selector(PlayerViewController.handlePan(_:)))
    view.addGestureRecognizer(swipe)
  }

  @SelectorMethod func togglePlayback(_ sender: UIButton) {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #Selector(PlayerViewController.tick(timer:)), userInfo: nil, repeats: true)
    link = CADisplayLink(target: self, selector: #Selector(PlayerViewController.step(_:)))
    link?.add(to: .main, forMode: .common)
  }

  @SelectorMethod private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    seconds += 1
  }

  /// Counts the seconds.
  @SelectorMethod private func tick(timer: Timer) { seconds += 1 }

  @SelectorMethod private func step(_ link: CADisplayLink) {}
}
