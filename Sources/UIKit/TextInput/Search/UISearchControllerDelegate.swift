/// What shows the results of a search controller.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and when its text or scope changed.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user has chosen one of the `searchSuggestions`. Optional; does nothing by default.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}

  /// The optional method with this base name, for calls with a question mark. Never nil.
  public var updateSearchResults: UISearchResultsUpdatingMembers? { .init(updater: self) }
}

/// The optional method of what shows the results of a search, so that code can call it with a question mark.
@preconcurrency @MainActor
public struct UISearchResultsUpdatingMembers {
  let updater: any UISearchResultsUpdating

  /// Calls `updateSearchResults(for:selecting:)`.
  public func callAsFunction(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { updater.updateSearchResults(for: searchController, selecting: searchSuggestion) }
}

/// Methods that a search controller calls when the search begins and ends. All are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
