import Foundation

/// The optional methods of `UISearchBarDelegate` with argument labels, as values that can be called with a question mark.
@preconcurrency @MainActor
public enum UISearchBarDelegateMembers {
  /// The methods with the base name `searchBar`.
  @preconcurrency @MainActor
  public struct SearchBar {
    let delegate: any UISearchBarDelegate

    /// Calls the method.
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
      delegate.searchBar(searchBar, textDidChange: searchText)
    }

    /// Calls the method.
    public func callAsFunction(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }

    /// Calls the method.
    public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    {
      delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}

// Calls with a question mark use these properties.
extension UISearchBarDelegate {
  /// The method of this name, for calls with a question mark. Never nil.
  public var searchBarShouldBeginEditing: (@MainActor (UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var searchBarTextDidBeginEditing: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var searchBarShouldEndEditing: (@MainActor (UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var searchBarTextDidEndEditing: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }
  /// The methods with this base name, for calls with a question mark. Never nil.
  public var searchBar: UISearchBarDelegateMembers.SearchBar? { .init(delegate: self) }
  /// The method of this name, for calls with a question mark. Never nil.
  public var searchBarSearchButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var searchBarCancelButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var searchBarBookmarkButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }
  /// The method of this name, for calls with a question mark. Never nil.
  public var searchBarResultsListButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarResultsListButtonClicked($0) }
  }
}
