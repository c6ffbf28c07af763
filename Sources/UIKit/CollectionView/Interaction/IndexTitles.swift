/// The index titles of the data source, and the strip that shows them.
@MainActor
final class IndexTitles {
  private unowned let host: any IndexTitlesHost
  private let scroller: ItemScroller
  private var titles: [String] = []
  /// The strip of titles; nil while there are none.
  private var bar: IndexBar?

  init(_ host: any IndexTitlesHost, _ scroller: ItemScroller) {
    (self.host, self.scroller) = (host, scroller)
  }

  /// Asks the data source for the titles.
  func reload() {
    let new = host.indexTitles
    guard new != titles else { return }
    titles = new
    bar?.removeFromSuperview()
    bar = nil
    if !new.isEmpty {
      bar = IndexBar(new) { [unowned self] index in
        guard let item = host.item(ofIndexTitle: titles[index], at: index) else { return }
        scroller.scroll(to: item, at: [.top, .left], animated: false)
      }
      showColors()
    }
    host.indexTitlesDidChange()
  }

  /// The room that the titles need, in points; 0 without titles.
  var width: CGFloat { bar == nil ? 0 : IndexBar.titleWidth }

  /// Shows the colours of the view.
  func showColors() { bar?.show(host.indexColors) }

  /// Places the strip after the content has scrolled.
  func place() { bar?.place(in: host, insets: host.indexTitlesInsets) }
}

/// The view that has index titles.
@MainActor
protocol IndexTitlesHost: UIScrollView {
  /// The titles that the data source returns now.
  var indexTitles: [String] { get }
  /// The colours of the strip.
  var indexColors: IndexBarColors { get }
  /// From the edges of the view to the area along whose trailing edge the strip is.
  var indexTitlesInsets: UIEdgeInsets { get }
  /// Called when the strip has appeared, has disappeared or has other titles.
  func indexTitlesDidChange()
  /// Returns the data source's item for a title; nil without a data source.
  func item(ofIndexTitle title: String, at index: Int) -> IndexPath?
}
