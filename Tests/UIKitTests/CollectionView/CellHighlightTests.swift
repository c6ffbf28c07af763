import Testing
import UIKit

@MainActor
@Suite("The highlight of labels and images in cells")
struct CellHighlightTests {
  private let label = UILabel()
  private let imageView = UIImageView()
  private let button = UIButton(type: .system)

  /// Adds a label, and a stack with an image view and a button.
  private func fill(_ contentView: UIView) {
    button.setTitle("Buy", for: .normal)
    contentView.addSubview(label)
    contentView.addSubview(UIStackView(arrangedSubviews: [imageView, button]))
  }

  private var highlights: [Bool] { [label.isHighlighted, imageView.isHighlighted] }

  @Test("§13.10 labels and images in a selected or highlighted cell are highlighted, and buttons are not")
  func collectionViewCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fill(cell.contentView)
    cell.isHighlighted = true
    #expect(highlights == [true, true])
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(highlights == [true, true])
    #expect(!button.isHighlighted && button.titleLabel?.isHighlighted == false)
    cell.isSelected = false
    #expect(highlights == [false, false])
  }

  @Test("§13.10 the highlight of a single view that the app changes stays until the cell changes")
  func changeByApp() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fill(cell.contentView)
    cell.isSelected = true
    label.isHighlighted = false
    cell.isHighlighted = true
    cell.isHighlighted = false
    #expect(highlights == [false, true])
  }

  @Test("§28.22 labels and images of a table cell are highlighted, unless its selection style is none")
  func tableViewCell() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    fill(cell.contentView)
    let labels = [try #require(cell.textLabel), try #require(cell.detailTextLabel)]
    let image = try #require(cell.imageView)
    func isHighlighted(_ expected: Bool) -> Bool {
      labels.allSatisfy { $0.isHighlighted == expected } && image.isHighlighted == expected
        && highlights == [expected, expected]
    }
    cell.setHighlighted(true, animated: false)
    #expect(isHighlighted(true))
    cell.setSelected(true, animated: false)
    cell.setHighlighted(false, animated: false)
    #expect(isHighlighted(true))
    cell.selectionStyle = .none
    #expect(isHighlighted(false))
    cell.selectionStyle = .default
    #expect(isHighlighted(true))
    cell.setSelected(false, animated: false)
    #expect(isHighlighted(false))
  }
}
