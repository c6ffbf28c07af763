import UIKit

/// Shows an album in all layouts at once, side by side on one sheet.
public final class SheetViewController: UIViewController {
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private var panels: [GalleryLayout: PanelView] = [:]

  /// Makes a controller for an album.
  public init(album: Album, thumbnails: ThumbnailLoader) {
    super.init(nibName: nil, bundle: nil)
    title = album.title
    titleLabel.text = album.title
    subtitleLabel.text = album.summary
    for layout in GalleryLayout.allCases {
      let controller = layout.makeController(album: album, thumbnails: thumbnails)
      controller.initialItem = initialItem(of: layout, in: album)
      addChild(controller)
      panels[layout] = PanelView(title: layout.title, note: layout.className, content: controller.view)
      controller.didMove(toParent: self)
    }
  }

  /// Which picture to have in front: three different parts of the album are shown.
  private func initialItem(of layout: GalleryLayout, in album: Album) -> IndexPath? {
    switch layout {
    case .grid: nil
    case .picker: album.indexPath(ofItem: album.itemCount * 5 / 8)
    case .wheel: album.indexPath(ofItem: album.itemCount * 3 / 4)
    }
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// Puts title and panels on the sheet.
  public override func viewDidLoad() {
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

  /// The grid on the left, the wheels one above the other on the right.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let margin: CGFloat = 44
    let gap: CGFloat = 32
    let area = view.bounds.inset(by: UIEdgeInsets(top: 36, left: margin, bottom: margin, right: margin))
    titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 56)
    subtitleLabel.frame = CGRect(x: area.minX, y: area.minY + 58, width: area.width, height: 28)

    let top = area.minY + 112
    let height = max(0, area.maxY - top)
    let leftWidth = ((area.width - gap) * 0.52).rounded()
    let right = CGRect(
      x: area.minX + leftWidth + gap, y: top, width: max(0, area.width - leftWidth - gap), height: height)
    let wheelHeight = ((height - gap) * 0.5).rounded()
    panels[.grid]?.frame = CGRect(x: area.minX, y: top, width: leftWidth, height: height)
    panels[.wheel]?.frame = CGRect(x: right.minX, y: top, width: right.width, height: wheelHeight)
    panels[.picker]?.frame = CGRect(
      x: right.minX, y: top + wheelHeight + gap, width: right.width,
      height: max(0, height - wheelHeight - gap))
  }
}
