import Foundation

/// The compact style of a date picker: buttons with the day and the time, which open a calendar and wheels.
final class DateButtons: UIView, DateChooser {
  var choice: DateChoice { didSet { choiceDidChange() } }
  var onChange: (Date) -> Void = { _ in }

  private var buttons: [(mode: UIDatePicker.Mode, button: UIButton)] = []
  private var date: Date
  /// What the user chooses with at present, in a popover.
  private weak var chooser: (any DateChooser)?

  private static let spacing: CGFloat = 8

  init(_ choice: DateChoice, showing date: Date) {
    (self.choice, self.date) = (choice, date)
    super.init(frame: .zero)
    choiceDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private func choiceDidChange() {
    let modes: [UIDatePicker.Mode] = choice.mode == .dateAndTime ? [.date, .time] : [choice.mode]
    if buttons.map(\.mode) != modes {
      for (_, button) in buttons { button.removeFromSuperview() }
      buttons = modes.map { ($0, makeButton(for: $0)) }
    }
    if let chooser { chooser.choice = choice(of: chooser.choice.mode) }
    show(date, animated: false)
  }

  private func makeButton(for mode: UIDatePicker.Mode) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.baseForegroundColor = .label
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    configuration.titleLineBreakMode = .byClipping
    let button = UIButton(configuration: configuration)
    button.addAction(
      UIAction { [weak self, unowned button] _ in self?.open(mode, from: button) },
      for: .primaryActionTriggered)
    addSubview(button)
    return button
  }

  func show(_ date: Date, animated: Bool) {
    self.date = date
    for (mode, button) in buttons { button.configuration?.title = choice.text(of: date, as: mode) }
    chooser?.show(date, animated: animated)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Popover

  private func choice(of mode: UIDatePicker.Mode) -> DateChoice {
    var choice = choice
    choice.mode = mode
    return choice
  }

  private func open(_ mode: UIDatePicker.Mode, from button: UIButton) {
    guard
      let presenter = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({
        $0 as? UIViewController
      })
      .first
    else { return }
    let choice = choice(of: mode)
    let chooser: any DateChooser =
      mode == .date ? DateCalendar(choice, showing: date) : DateWheels(choice, showing: date)
    chooser.onChange = { [weak self] in self?.onChange($0) }
    shareDirection(with: [chooser])
    self.chooser = chooser
    presenter.present(DatePopover(chooser, from: button), animated: true)
  }

  // MARK: - Layout

  override var intrinsicContentSize: CGSize {
    let sizes = buttons.map(\.button.intrinsicContentSize)
    return CGSize(
      width: sizes.reduce(Self.spacing * CGFloat(sizes.count - 1)) { $0 + $1.width },
      height: max(34, sizes.map(\.height).max() ?? 0))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Like those of iOS, the buttons are at the trailing edge of a wider picker.
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var trailing: CGFloat = 0
    for (_, button) in buttons.reversed() {
      let width = min(button.intrinsicContentSize.width, max(0, bounds.width - trailing))
      let x = isMirrored ? trailing : bounds.width - trailing - width
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      trailing += width + Self.spacing
    }
  }
}

/// Shows the calendar or the wheels of a button, beside it also on narrow windows.
private final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private let chooser: any DateChooser

  init(_ chooser: any DateChooser, from button: UIButton) {
    self.chooser = chooser
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = chooser.intrinsicContentSize
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = button
    popoverPresentationController?.sourceRect = button.bounds
    popoverPresentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = chooser }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
