import Foundation
import ImageDecoding

/// The pictures of a folder in a grid.
final class ImagePickerGrid: UICollectionViewController {
  var onChoose: (URL) -> Void = { _ in }
  var onCancel: () -> Void = {}

  private var files: [URL] = []
  private static let spacing: CGFloat = 2
  private static let endings: Set<String> = ["jpg", "jpeg", "png", "gif", "webp", "tif", "tiff", "bmp"]

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
    collectionView.backgroundColor = .systemBackground
    collectionView.register(ImagePickerCell.self, forCellWithReuseIdentifier: "picture")
    files = Self.pictures(in: UIImagePickerController.folder)
    if files.isEmpty {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Pictures"
      contentUnavailableConfiguration = configuration
    }
  }

  private static func pictures(in folder: URL?) -> [URL] {
    guard let folder,
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles)
    else { return [] }
    let dated = files.filter { endings.contains($0.pathExtension.lowercased()) }.map { file in
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      return (file: file, date: values?.contentModificationDate ?? .distantPast)
    }
    return dated.sorted { ($1.date, $0.file.path) < ($0.date, $1.file.path) }.map(\.file)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let width = view.bounds.width
    let count = max(3, (width / 160).rounded(.down))
    let side = max(1, ((width - (count - 1) * Self.spacing) / count).rounded(.down))
    guard layout.itemSize.width != side else { return }
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = Self.spacing
    layout.minimumLineSpacing = Self.spacing
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    files.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? ImagePickerCell)?.show(files[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onChoose(files[indexPath.item])
  }
}

/// A picture of the grid. It is decoded in the background, at the size of the cell.
final class ImagePickerCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private var file: URL?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.frame = contentView.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.backgroundColor = .secondarySystemFill
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ file: URL) {
    self.file = file
    imageView.image = nil
    accessibilityLabel = file.deletingPathExtension().lastPathComponent
    let side = max(1, Int((bounds.width * traitCollection.displayScale).rounded(.up)))
    Task { [weak self] in
      let bitmap = await Task.detached {
        try? ImageDecoder.decode(.file(path: file.path), size: .filling(width: side, height: side))
      }.value
      if self?.file == file { self?.imageView.image = bitmap.map { UIImage(cgImage: CGImage($0)) } }
    }
  }
}
