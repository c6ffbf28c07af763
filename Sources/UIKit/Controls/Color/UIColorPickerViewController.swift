/// Lets the user choose a colour from a grid, and its opacity.
///
/// Arrow keys move in the grid. Closing the picker ends the choice; the colour remains.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Follows the choice. Weak.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour. Default black. Setting it calls nothing.
  open var selectedColor = UIColor.black { didSet { if isViewLoaded { show() } } }
  /// Whether the user can choose an opacity. Default true.
  open var supportsAlpha = true { didSet { if isViewLoaded { show() } } }
  /// Called after the delegate.
  var onSelect: (UIColor) -> Void = { _ in }

  private let grid = UICollectionView(frame: .zero, collectionViewLayout: ColorGrid.makeLayout())
  private let opacity = UISlider()
  private let sample = UIView()
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .close)

  /// Creates a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 348, height: 400)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Makes the grid and the slider. An override calls super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.text = title ?? "Colours"
    closeButton.accessibilityLabel = "Close"
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "colour")
    grid.dataSource = self
    grid.delegate = self
    grid.selectionFollowsFocus = true
    grid.backgroundColor = .clear
    opacity.accessibilityLabel = "Opacity"
    opacity.addAction(UIAction { [weak self] _ in self?.opacityDidChange() }, for: .valueChanged)
    sample.layer.cornerRadius = 10
    sample.layer.borderWidth = 1
    sample.layer.borderColor = UIColor.separator.cgColor
    for view in [titleLabel, closeButton, grid, opacity, sample] { self.view.addSubview(view) }
    show()
  }

  private func show() {
    sample.backgroundColor = selectedColor
    opacity.isHidden = !supportsAlpha
    opacity.value = Float(selectedColor.cgColor.alpha)
    let chosen = ColorGrid.colors.firstIndex { $0 == selectedColor.withAlphaComponent(1) }
    let path = chosen.map { IndexPath(item: $0, section: 0) }
    if grid.indexPathsForSelectedItems?.first != path {
      grid.selectItem(at: path, animated: false, scrollPosition: [])
    }
    view.setNeedsLayout()
  }

  private func choose(_ color: UIColor, continuously: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
    onSelect(color)
  }

  private func opacityDidChange() {
    choose(selectedColor.withAlphaComponent(CGFloat(opacity.value)), continuously: opacity.isTracking)
  }

  /// Places the parts. An override calls super.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ part: UIView, _ rect: CGRect) {
      part.frame =
        isMirrored
        ? CGRect(x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        : rect
    }
    let titleHeight = max(30, titleLabel.sizeThatFits(area.size).height)
    place(closeButton, CGRect(x: area.maxX - 30, y: area.minY, width: 30, height: 30))
    place(titleLabel, CGRect(x: area.minX, y: area.minY, width: max(0, area.width - 38), height: titleHeight))
    let foot: CGFloat = 48
    place(sample, CGRect(x: area.minX, y: area.maxY - foot, width: foot, height: foot))
    place(
      opacity,
      CGRect(
        x: area.minX + foot + 12, y: area.maxY - foot, width: max(0, area.width - foot - 12), height: foot))
    let top = area.minY + titleHeight + 12
    place(
      grid,
      CGRect(x: area.minX, y: top, width: max(0, area.width), height: max(0, area.maxY - foot - 12 - top)))
  }

  /// Reports that the picker was closed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil {
      delegate?.colorPickerViewControllerDidFinish(self)
    }
  }

  // MARK: - The grid

  /// The number of colours.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    ColorGrid.colors.count
  }

  /// A cell of one colour.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "colour", for: indexPath)
    let color = ColorGrid.colors[indexPath.item]
    cell.accessibilityLabel = ColorGrid.name(of: color)
    cell.isAccessibilityElement = true
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = color
      background.strokeColor = state.isSelected ? .label : .clear
      background.strokeWidth = state.isSelected ? 3 : 0
      cell.backgroundConfiguration = background
    }
    return cell
  }

  /// Chooses the colour, and keeps the opacity.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let alpha = supportsAlpha ? selectedColor.cgColor.alpha : 1
    choose(ColorGrid.colors[indexPath.item].withAlphaComponent(alpha), continuously: false)
  }
}

/// Follows the choice of a colour. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called when the user has chosen a colour; `continuously` while the choice goes on.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The older method for a choice.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called after the picker was closed.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
