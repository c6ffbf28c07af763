import Foundation

/// Offers what can be done with items: copying them, opening them, and the activities of the app. It appears as an action
/// sheet (Behaviour.md 34).
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController, AlertPresentable {
  /// Called after the user chose an activity, or none.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  private let alertView = AlertView()

  /// Called at the end, with the activity, and whether it was performed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - activityItems: Texts, URLs, pictures, or objects that conform to ``UIActivityItemSource``.
  ///   - applicationActivities: The activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = [CopyActivity(), OpenActivity()] + (applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  var isActionSheet: Bool { true }

  private func items(for activity: UIActivity?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      guard let activity else { return source.activityViewControllerPlaceholderItem(self) }
      return source.activityViewController(self, itemForActivityType: activity.activityType)
    }
  }

  private var offered: [UIActivity] {
    let placeholders = items(for: nil)
    return activities.filter { activity in
      activity.activityType.map { excludedActivityTypes?.contains($0) == true } != true
        && activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// Creates the view, a row for each activity.
  open override func loadView() {
    alertView.isSheet = true
    alertView.title = title
    let actions = offered.map { activity in
      UIAlertAction(title: activity.activityTitle, style: .default) { [weak self] _ in self?.perform(activity)
      }
    }
    let cancel = UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.finish(nil, false) }
    alertView.show(actions + [cancel], preferred: nil)
    alertView.onChoose = { [weak self] in self?.choose($0) }
    cancelAction = cancel
    view = alertView
  }

  private var cancelAction: UIAlertAction?
  private weak var presenter: UIViewController?

  private func choose(_ action: UIAlertAction) {
    guard let presentingViewController, !isBeingDismissed else { return }
    presenter = presentingViewController
    presentingViewController.dismiss(animated: true) { action.handler?(action) }
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity))
    activity.onFinish = { [self] completed in finish(activity.activityType, completed) }
    if let controller = activity.activityViewController, let presenter {
      presenter.present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    completionWithItemsHandler?(type, completed, nil, nil)
  }

  @discardableResult
  func cancel() -> Bool {
    cancelAction.map(choose)
    return true
  }

  /// Escape cancels, and arrow keys move the focus.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where !press.isRepeat {
      switch press.key?.code {
      case .escape: cancel()
      case .upArrow, .downArrow: alertView.focusFirstAction()
      default: super.pressesBegan([press], with: event)
      }
    }
  }
}
