import UIKit

/// Shows an album in all layouts at once, side by side on one sheet.
package final class SheetViewController: UIViewController {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private var panels: [GalleryLayout: PanelView] = [:]

  /// Creates a controller for an album.
  package init(album: Album, thumbnails: ThumbnailLoader) {
    super.init(nibName: nil, bundle: nil)
    title = album.title
    titleLabel.text = album.title
    subtitleLabel.text = album.summary
    for layout in GalleryLayout.allCases {
      let controller = layout.makeController(album: album, thumbnails: thumbnails)
      controller.initialItem = initialItem(of: layout, in: album)
      addChild(controller)
      let layoutClass = type(of: controller.collectionView.collectionViewLayout)
      panels[layout] = PanelView(title: layout.title, note: "\(layoutClass)", content: controller.view)
      controller.didMove(toParent: self)
    }
  }

  /// Returns the initial item of a layout that shows only a few pictures. Each layout shows another part of the album.
  private func initialItem(of layout: GalleryLayout, in album: Album) -> IndexPath? {
    guard !layout.beginsWithFirst, let place = GalleryLayout.allCases.firstIndex(of: layout) else {
      return nil
    }
    let fraction = (0.625 + 0.125 * Double(place - 2)).truncatingRemainder(dividingBy: 1)
    return album.indexPath(ofItem: Int(Double(album.itemCount) * fraction))
  }

  /// Returns nil, because this platform has no archives.
  package required init?(coder: NSCoder) { nil }

  /// Adds the title and the panels to the sheet.
  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    titleLabel.font = .systemFont(ofSize: 44, weight: .heavy)
    titleLabel.textColor = .label
    titleLabel.lineBreakMode = .byTruncatingMiddle
    subtitleLabel.font = .systemFont(ofSize: 20)
    subtitleLabel.textColor = .secondaryLabel
    view.addSubview(titleLabel)
    view.addSubview(subtitleLabel)
    for layout in GalleryLayout.allCases { panels[layout].map(view.addSubview) }
  }

  /// Lays out the title at the top and the panels in rows below it.
  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let margin: CGFloat = 44
    let area = view.bounds.inset(by: UIEdgeInsets(top: 36, left: margin, bottom: margin, right: margin))
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 56)
    subtitleLabel.frame = CGRect(x: area.minX, y: area.minY + 58, width: area.width, height: 28)
    let panelArea = area.inset(by: UIEdgeInsets(top: 112, left: 0, bottom: 0, right: 0))
    let frames = Mosaic.frames(of: GalleryLayout.allCases.count, in: panelArea, gap: 28)
    for (layout, frame) in zip(GalleryLayout.allCases, frames) {
      panels[layout]?.frame = view.inLayoutDirection(frame)
    }
  }
}
