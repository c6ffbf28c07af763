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
    guard !new.isEmpty else { return }
    bar = IndexBar(new, color: host.tintColor) { [unowned self] index in
      guard let item = host.item(ofIndexTitle: titles[index], at: index) else { return }
      scroller.scroll(to: item, at: [.top, .left], animated: false)
    }
  }

  /// Places the strip after the content has scrolled.
  func place() { bar?.place(in: host) }
}

/// The view that has index titles.
@MainActor
protocol IndexTitlesHost: UIScrollView {
  /// The titles that the data source returns now.
  var indexTitles: [String] { get }
  /// Returns the data source's item for a title; nil without a data source.
  func item(ofIndexTitle title: String, at index: Int) -> IndexPath?
}
