/// Shows a message with actions: an alert in the middle of the window, or an action sheet at its lower edge.
///
/// Return chooses the preferred action, Escape the action of the style `cancel`. Tab and the arrow keys move the focus, and
/// Space or Return chooses the focused action. A click outside of an action sheet cancels it.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, AlertPresentable {
  /// The kind of alert.
  public enum Style: Int, Sendable {
    /// At the lower edge of the window.
    case actionSheet = 0
    /// In the middle of the window.
    case alert = 1
  }

  /// The kind of alert.
  open private(set) var preferredStyle = Style.actionSheet
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The text below the title.
  open var message: String? { didSet { if isViewLoaded { alertView.message = message } } }

  /// The title of the alert.
  open override var title: String? { didSet { if isViewLoaded { alertView.title = title } } }

  /// The action that Return chooses. It must be one of `actions`; another one is ignored.
  open var preferredAction: UIAlertAction? {
    didSet { if isViewLoaded { alertView.show(actions, preferred: preferredAction) } }
  }

  var isActionSheet: Bool { preferredStyle == .actionSheet }

  private let alertView = AlertView()

  /// Creates an alert controller without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an action sheet without a title.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds an action. A second action of the style `cancel` is reported and ignored.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIDiagnostic.report(
        .secondCancelAction,
        "The alert has a cancel action already. \"\(action.title ?? "")\" is not added. Use another style.")
      return
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.actionsDidChange() }
    actionsDidChange()
  }

  // MARK: - Text fields

  /// The text fields in the order in which they were added. Nil without one.
  open var textFields: [UITextField]? { alertView.fields.isEmpty ? nil : alertView.fields }

  /// Adds a text field below the message of an alert. Return goes to the next one and, in the last one, chooses the action
  /// that Return chooses. An action sheet has no text fields: the call is reported, and has no effect.
  ///
  /// - Parameter configurationHandler: Receives the text field, for example to set a placeholder.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIDiagnostic.report(
        .textFieldInActionSheet,
        "An action sheet cannot have a text field. None is added. Use the style alert.")
      return
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 14)
    field.borderStyle = .bezel
    field.addAction(
      UIAction { [weak self, weak field] _ in if let field { self?.finish(field) } },
      for: .primaryActionTriggered
    )
    alertView.fields.append(field)
    configurationHandler?(field)
  }

  private func finish(_ field: UITextField) {
    guard let index = alertView.fields.firstIndex(of: field) else { return }
    if alertView.fields.indices.contains(index + 1) {
      alertView.fields[index + 1].becomeFirstResponder()
    } else {
      defaultAction.map(choose)
    }
  }

  /// Begins editing in the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    alertView.fields.first?.becomeFirstResponder()
  }

  private func actionsDidChange() {
    if isViewLoaded { alertView.show(actions, preferred: preferredAction) }
  }

  /// Creates the view of the alert.
  open override func loadView() {
    alertView.isSheet = preferredStyle == .actionSheet
    alertView.title = title
    alertView.message = message
    alertView.show(actions, preferred: preferredAction)
    alertView.onChoose = { [weak self] in self?.choose($0) }
    view = alertView
  }

  /// Dismisses the alert, and calls the handler of an action.
  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, let presentingViewController, !isBeingDismissed else { return }
    presentingViewController.dismiss(animated: true) { action.handler?(action) }
  }

  /// Chooses the cancel action. Without one, the only action.
  ///
  /// - Returns: Whether there is such an action.
  @discardableResult
  func cancel() -> Bool {
    guard
      let action = actions.first(where: { $0.style == .cancel }) ?? (actions.count == 1 ? actions[0] : nil)
    else { return false }
    choose(action)
    return true
  }

  /// Chooses with Return and Escape.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !press.isRepeat {
      switch press.key?.code {
      case .escape: cancel()
      case .return: defaultAction.map(choose)
      case .leftArrow, .rightArrow, .upArrow, .downArrow: alertView.focusFirstAction()
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  /// The action that Return chooses: the preferred one. Without it, the first that neither cancels nor destroys, or else
  /// the only one.
  private var defaultAction: UIAlertAction? {
    let preferred = preferredAction.flatMap { action in actions.first { $0 === action } }
    return preferred ?? actions.first { $0.style == .default && $0.isEnabled }
      ?? (actions.count == 1 ? actions.first : nil)
  }
}
