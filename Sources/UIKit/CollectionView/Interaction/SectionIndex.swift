/// The section index: the titles of the data source, and the bar that shows them.
@MainActor
final class SectionIndex {
  private unowned let host: any SectionIndexHost
  private let scroller: ItemScroller
  private var titles: [String] = []
  /// The bar with the titles; nil while there are none.
  private var bar: SectionIndexBar?

  init(_ host: any SectionIndexHost, _ scroller: ItemScroller) {
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
      bar = SectionIndexBar(new) { [unowned self] index in
        guard let item = host.item(ofIndexTitle: titles[index], at: index) else { return }
        scroller.scroll(to: item, at: [.top, .left], animated: false)
      }
      showColors()
    }
    host.indexTitlesDidChange()
  }

  /// The room that the titles need, in points; 0 without titles.
  var width: CGFloat { bar == nil ? 0 : SectionIndexBar.titleWidth }

  /// Shows the colours of the view.
  func showColors() { bar?.show(host.indexColors) }

  /// Places the section index after the content has scrolled.
  func place() { bar?.place(in: host, insets: host.indexTitlesInsets) }
}

/// The view that has index titles.
@MainActor
protocol SectionIndexHost: UIScrollView {
  /// The titles that the data source returns now.
  var indexTitles: [String] { get }
  /// The colours of the section index.
  var indexColors: SectionIndexColors { get }
  /// From the edges of the view to the area along whose trailing edge the section index is.
  var indexTitlesInsets: UIEdgeInsets { get }
  /// Called when the section index has appeared, has disappeared or has other titles.
  func indexTitlesDidChange()
  /// Returns the data source's item for a title; nil without a data source.
  func item(ofIndexTitle title: String, at index: Int) -> IndexPath?
}
