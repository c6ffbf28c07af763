import CollectionViewTesting
import Testing
import UIKit

extension TimedTests {
  /// Lists of every appearance.
  @MainActor
  @Suite("Pictures of lists")
  struct ListPictureTests {
    /// Shows two sections of rows with accessories.
    private final class Settings: UIViewController, UICollectionViewDataSource {
      private static let rows = [
        [("Wi-Fi", "Home"), ("Bluetooth", "On"), ("Mobile Data", "")],
        [
          ("General", ""), ("A name that is too long for the width of one line", "With a second line"),
          ("Display", "Automatic"),
        ],
      ]
      let list: UICollectionLayoutListConfiguration

      init(_ list: UICollectionLayoutListConfiguration) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func loadView() {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.register(
          UICollectionViewListCell.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header"
        )
        view.dataSource = self
        self.view = view
      }

      func numberOfSections(in collectionView: UICollectionView) -> Int { Self.rows.count }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.rows[section].count
      }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        let row = Self.rows[path.section][path.item]
        var content = cell.defaultContentConfiguration()
        content.text = row.0
        if path.section == 1 { content.secondaryText = row.1.isEmpty ? nil : row.1 }
        cell.contentConfiguration = content
        cell.accessories =
          path.section == 0 && !row.1.isEmpty
          ? [.label(text: row.1), .disclosureIndicator()]
          : [[.disclosureIndicator()], [.detail(actionHandler: {})], [.checkmark()]][path.item]
        return cell
      }

      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        let header = view.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: path)
        guard let header = header as? UICollectionViewListCell else { return header }
        var content = header.defaultContentConfiguration()
        content.text = ["Network", "Device"][path.section]
        header.contentConfiguration = content
        return header
      }
    }

    @Test(
      "appearances in light and dark",
      arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, "plain"), (.grouped, "grouped"),
        (.insetGrouped, "inset-grouped"), (.sidebar, "sidebar"),
      ])
    func appearance(_ appearance: UICollectionLayoutListConfiguration.Appearance, name: String) {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.headerMode = .supplementary
      expectSnapshot(
        of: Settings(list), named: "list-\(name)", sizes: [CGSize(width: 320, height: 430)],
        styles: [.light, .dark])
    }

    @Test("a mirrored list")
    func mirrored() {
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      expectSnapshot(
        of: Settings(list), named: "list-mirrored", sizes: [CGSize(width: 320, height: 430)],
        directions: [.rightToLeft])
    }
  }
}
