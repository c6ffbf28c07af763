import CollectionLayouts
import UIKit

/// A waterfall whose first column is where lines of text begin.
final class AlbumWaterfallLayout: WaterfallLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
