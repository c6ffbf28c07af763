/// The suggestions of a search controller, in a list over the content.
final class SearchSuggestionList: UITableViewController {
  var suggestions: [any UISearchSuggestion] = [] {
    didSet { if isViewLoaded { tableView?.reloadData() } }
  }
  /// Called with the suggestion that the user has chosen.
  var onSelect: (any UISearchSuggestion) -> Void = { _ in }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = "suggestion"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    let suggestion = suggestions[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    content.secondaryText = suggestion.localizedDescription
    content.image = suggestion.iconImage
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect(suggestions[indexPath.row])
  }
}
