import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Controls with a value")
  struct ValueControlTests {
    private func stage(_ control: UIView, _ frame: CGRect = CGRect(x: 100, y: 100, width: 200, height: 40))
      -> Stage
    {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      control.frame = frame
      root.addSubview(control)
      return Stage(root)
    }

    /// Counts the changes of a control by the user.
    private func changes(of control: UIControl) -> () -> Int {
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      return { count }
    }

    // MARK: - Switch

    @Test("a switch is always 51 × 31 points, and code that sets it sends no event")
    func switchSize() {
      let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 500, height: 500))
      #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
      #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
      let count = changes(of: control)
      control.isOn = true
      control.setOn(false, animated: true)
      #expect(count() == 0)
    }

    @Test("a tap, Space, or a drag to the other end turns a switch, with one event each")
    func switchTurns() {
      let control = UISwitch()
      let stage = stage(control)
      let count = changes(of: control)
      stage.finger.tap(at: CGPoint(x: 120, y: 115))
      #expect(control.isOn && count() == 1)
      stage.advance(by: 1)
      stage.finger.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 102, y: 115))
      #expect(!control.isOn && count() == 2)
      stage.keys.press(.tab)
      stage.keys.press(.space)
      #expect(control.isOn && count() == 3)
      stage.finger.drag(from: CGPoint(x: 120, y: 115), to: CGPoint(x: 300, y: 280))
      #expect(control.isOn && count() == 3, "to the end at which it is")
      control.isEnabled = false
      stage.finger.tap(at: CGPoint(x: 120, y: 115))
      #expect(count() == 3)
    }

    @Test("two quick taps turn a switch twice, also in the middle of its animation")
    func switchTwice() {
      let control = UISwitch()
      let stage = stage(control)
      let count = changes(of: control)
      stage.finger.tap(at: CGPoint(x: 120, y: 115))
      stage.finger.tap(at: CGPoint(x: 120, y: 115))
      #expect(!control.isOn && count() == 2)
      #expect(stage.settle())
    }

    // MARK: - Slider

    // The track is 200 − 2 · 2 points wide, and the thumb of 28 points goes 2 points further: its middle moves from 114
    // to 286 in the window, that is 172 points.
    @Test("a slider follows a finger that begins on its thumb")
    func slider() {
      let control = UISlider()
      let stage = stage(control)
      let count = changes(of: control)
      stage.finger.drag(from: CGPoint(x: 200, y: 120), to: CGPoint(x: 250, y: 120))
      #expect(control.value == 0 && count() == 0, "the finger is not on the thumb")
      stage.finger.down(at: CGPoint(x: 118, y: 120))
      stage.finger.move(to: CGPoint(x: 204, y: 120))
      #expect(Swift.abs(control.value - 0.5) < 0.001 && count() == 1)
      stage.finger.move(to: CGPoint(x: 390, y: 120))
      #expect(control.value == 1)
      stage.finger.up()
      #expect(control.value == 1 && count() == 3, "and once at the end")
      control.isContinuous = false
      stage.finger.drag(from: CGPoint(x: 286, y: 120), to: CGPoint(x: 200, y: 120))
      #expect(count() == 4)
    }

    @Test("a click on the track moves the thumb there")
    func sliderClick() {
      let control = UISlider()
      let stage = stage(control)
      stage.finger.source = .mouse
      stage.finger.tap(at: CGPoint(x: 200, y: 120))
      #expect(Swift.abs(control.value - 0.5) < 0.001)
    }

    @Test("arrow keys move a slider by a tenth, from right to left the other way")
    func sliderKeys() {
      let control = UISlider()
      control.maximumValue = 100
      let stage = stage(control)
      stage.keys.press(.rightArrow)
      #expect(control.value == 0, "it has no focus")
      stage.keys.press(.tab)
      stage.keys.press(.rightArrow)
      stage.keys.press(.upArrow)
      #expect(control.value == 20)
      stage.keys.press(.end)
      stage.keys.press(.leftArrow)
      #expect(control.value == 90)
      stage.window.traitOverrides.layoutDirection = .rightToLeft
      stage.keys.press(.leftArrow)
      #expect(control.value == 100)
    }

    @Test("numbers are clamped, a maximum below the minimum moves it, and NaN is reported once and ignored")
    func sliderNumbers() {
      let control = UISlider()
      control.value = 7
      #expect(control.value == 1)
      control.minimumValue = 5
      #expect(control.maximumValue == 5 && control.value == 5)
      control.maximumValue = 3
      #expect(control.minimumValue == 3 && control.value == 3)
      let handler = UIDiagnostic.handler
      defer { UIDiagnostic.handler = handler }
      var codes: [UIDiagnostic.Code] = []
      UIDiagnostic.handler = { codes.append($0.code) }
      control.value = .nan
      control.maximumValue = .infinity
      #expect(codes == [.notFinite, .notFinite])
      #expect(control.value == 3 && control.maximumValue == 3)
      control.frame = CGRect(x: 0, y: 0, width: 1, height: 0)
      control.layoutIfNeeded()
    }

    // MARK: - Segments

    @Test("a tap selects a segment and reports it, code does not, and a disabled one cannot be selected")
    func segments() {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      let stage = stage(control, CGRect(x: 100, y: 100, width: 210, height: 32))
      let count = changes(of: control)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
      control.selectedSegmentIndex = 2
      #expect(count() == 0)
      stage.finger.tap(at: CGPoint(x: 120, y: 116))
      #expect(control.selectedSegmentIndex == 0 && count() == 1)
      stage.finger.tap(at: CGPoint(x: 120, y: 116))
      #expect(count() == 1, "it is selected already")
      control.setEnabled(false, forSegmentAt: 1)
      stage.finger.tap(at: CGPoint(x: 205, y: 116))
      #expect(control.selectedSegmentIndex == 0)
      stage.keys.press(.tab)
      stage.keys.press(.rightArrow)
      #expect(control.selectedSegmentIndex == 2 && count() == 2, "the disabled one is skipped")
      control.selectedSegmentIndex = 99
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("the selected segment follows a finger that began on it")
    func segmentDrag() {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.selectedSegmentIndex = 0
      let stage = stage(control, CGRect(x: 100, y: 100, width: 210, height: 32))
      let count = changes(of: control)
      stage.finger.drag(from: CGPoint(x: 120, y: 116), to: CGPoint(x: 300, y: 116))
      #expect(control.selectedSegmentIndex == 2 && count() == 2, "by way of the second")
    }

    @Test(
      "a selection moves with its segment when others are inserted and removed, in the middle of an animation"
    )
    func segmentChanges() {
      var performed: [String] = []
      let control = UISegmentedControl(
        frame: .zero,
        actions: ["A", "B"].map { title in UIAction(title: title) { performed.append($0.title) } })
      let stage = stage(control, CGRect(x: 100, y: 100, width: 200, height: 32))
      stage.finger.tap(at: CGPoint(x: 280, y: 116))
      #expect(performed == ["B"] && control.selectedSegmentIndex == 1)
      control.insertSegment(withTitle: "0", at: 0, animated: true)
      #expect(control.selectedSegmentIndex == 2)
      control.removeSegment(at: 1, animated: true)
      #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "B")
      control.removeSegment(at: 1, animated: true)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      control.removeSegment(at: 7, animated: false)
      control.setTitle("?", forSegmentAt: -1)
      control.removeAllSegments()
      #expect(stage.settle() && control.numberOfSegments == 0)
    }

    @Test("a momentary control selects nothing, and reports each tap")
    func momentary() {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.isMomentary = true
      let stage = stage(control, CGRect(x: 100, y: 100, width: 200, height: 32))
      let count = changes(of: control)
      for _ in 0..<2 { stage.finger.tap(at: CGPoint(x: 120, y: 116)) }
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && count() == 2)
    }

    @Test("the action of a momentary control reads the segment that was pressed")
    func momentaryAction() {
      let control = UISegmentedControl(items: ["Up", "Down"])
      control.isMomentary = true
      let stage = stage(control, CGRect(x: 100, y: 100, width: 200, height: 32))
      var pressed: [Int] = []
      control.addAction(
        UIAction { [unowned control] _ in pressed.append(control.selectedSegmentIndex) }, for: .valueChanged)
      stage.finger.tap(at: CGPoint(x: 250, y: 116))
      stage.finger.tap(at: CGPoint(x: 120, y: 116))
      #expect(pressed == [1, 0])
    }

    // MARK: - Stepper

    @Test("a stepper steps at a tap, stops at its range, and wraps if it should")
    func stepper() {
      let control = UIStepper()
      control.maximumValue = 2
      let stage = stage(control)
      #expect(control.frame.size == CGSize(width: 94, height: 32))
      let count = changes(of: control)
      for _ in 0..<3 { stage.finger.tap(at: CGPoint(x: 180, y: 116)) }
      #expect(control.value == 2 && count() == 2)
      control.wraps = true
      stage.finger.tap(at: CGPoint(x: 180, y: 116))
      #expect(control.value == 0)
      stage.finger.tap(at: CGPoint(x: 110, y: 116))
      #expect(control.value == 2)
      stage.keys.press(.tab)
      stage.keys.press(.downArrow)
      #expect(control.value == 1)
    }

    // Repetitions at 0.5, 0.7 and 0.9 s; those from 1.1 to 1.9 s fall away, and the next one is at 2.1 s.
    @Test("a stepper repeats again when the finger comes back")
    func repetitionAfterReturn() {
      let control = UIStepper()
      let stage = stage(control)
      stage.finger.down(at: CGPoint(x: 180, y: 116))
      stage.advance(by: 1)
      stage.finger.move(to: CGPoint(x: 180, y: 290))
      stage.advance(by: 1)
      #expect(control.value == 3)
      stage.finger.move(to: CGPoint(x: 180, y: 116))
      stage.advance(by: 0.2)
      #expect(control.value == 4)
      stage.finger.up()
      #expect(control.value == 4)
    }

    // The first repetition is due after 0.5 s, the next ones 0.2 s apart: in 1.05 s at 0.5, 0.7 and 0.9.
    @Test("a stepper that is held repeats, and stops when the finger leaves")
    func repetition() {
      let control = UIStepper()
      let stage = stage(control)
      let count = changes(of: control)
      stage.finger.down(at: CGPoint(x: 180, y: 116))
      stage.advance(by: 1.05)
      #expect(control.value == 3 && count() == 3)
      stage.finger.move(to: CGPoint(x: 180, y: 290))
      stage.advance(by: 1)
      stage.finger.up()
      #expect(control.value == 3)
      control.autorepeat = false
      stage.finger.down(at: CGPoint(x: 180, y: 116))
      stage.advance(by: 1)
      stage.finger.up()
      #expect(control.value == 4)
    }

    // MARK: - Pages

    @Test("a tap beside the middle turns the page, and one at the end does nothing")
    func pages() {
      let control = UIPageControl()
      control.numberOfPages = 3
      let stage = stage(control)
      let count = changes(of: control)
      stage.finger.tap(at: CGPoint(x: 290, y: 120))
      stage.advance(by: 1)
      stage.finger.tap(at: CGPoint(x: 290, y: 120))
      stage.advance(by: 1)
      stage.finger.tap(at: CGPoint(x: 290, y: 120))
      #expect(control.currentPage == 2 && count() == 2)
      stage.keys.press(.tab)
      stage.keys.press(.leftArrow)
      #expect(control.currentPage == 1 && count() == 3)
      control.numberOfPages = 1
      #expect(control.currentPage == 0)
      control.currentPage = -4
      control.numberOfPages = -1
      #expect(control.currentPage == 0 && control.numberOfPages == 0)
    }

    // Three dots 18 points apart around 200: 182, 200 and 218.
    @Test("a finger that moves along the dots goes through the pages")
    func scrubbing() {
      let control = UIPageControl()
      control.numberOfPages = 3
      let stage = stage(control)
      stage.finger.drag(from: CGPoint(x: 182, y: 120), to: CGPoint(x: 219, y: 120))
      #expect(control.currentPage == 2)
      #expect(control.interactionState == .none)
    }

    // MARK: - Progress and activity

    @Test("a progress view follows the progress that it observes, until that is finished")
    func observedProgress() {
      let (view, progress) = (UIProgressView(), Progress(totalUnitCount: 4))
      let stage = stage(view)
      view.observedProgress = progress
      #expect(stage.window.frameClock.isRunning && !stage.window.frameClock.isMoving, "it waits")
      progress.completedUnitCount = 3
      stage.seconds.wait(0.15)
      #expect(view.progress == 0.75)
      progress.completedUnitCount = 4
      stage.seconds.wait(0.15)
      #expect(view.progress == 1)
      #expect(stage.settle(), "it is not read any more")
    }

    @Test("progress is clamped, and NaN is 0")
    func progress() {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 7
      #expect(view.progress == 1)
      view.progress = .nan
      #expect(view.progress == 0)
      #expect(view.intrinsicContentSize.height == 4)
    }

    @Test("an activity indicator turns only in a window, and the clock rests when it stops")
    func activity() {
      let indicator = UIActivityIndicatorView(style: .large)
      #expect(indicator.intrinsicContentSize == CGSize(width: 37, height: 37))
      indicator.startAnimating()
      #expect(indicator.isAnimating)
      let stage = stage(indicator)
      #expect(!stage.settle(within: 3), "it turns for ever")
      indicator.stopAnimating()
      #expect(stage.settle())
      indicator.startAnimating()
      indicator.removeFromSuperview()
      #expect(stage.settle(), "outside of a window it does not turn")
    }
  }
}
