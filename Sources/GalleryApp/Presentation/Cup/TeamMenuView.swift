import UIKit

/// A bar with a button for each team of the animal cup.
final class TeamMenuView: UICollectionReusableView {
  private let buttons = CupTeam.allCases.map { TeamButton(team: $0) }
  private let line = UIView()
  private var choose: (CupTeam) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
    for button in buttons {
      addSubview(button)
      let tap = UITapGestureRecognizer()
      tap.addAction { [weak self, unowned button] _ in self?.choose(button.team) }
      button.addGestureRecognizer(tap)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Marks a team as selected.
  ///
  /// - Parameters:
  ///   - team: The selected team.
  ///   - choose: Receives the team whose button is tapped.
  func show(_ team: CupTeam, choose: @escaping (CupTeam) -> Void) {
    self.choose = choose
    for button in buttons { button.isChosen = button.team == team }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = ReadingColumn.area(in: bounds)
    let gap: CGFloat = 6
    let width = (column.width - CGFloat(buttons.count - 1) * gap) / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: column.minX + CGFloat(index) * (width + gap), y: 8, width: max(0, width),
        height: max(0, bounds.height - 16))
    }
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
  }

  /// Ignores the touch, so that the cell below the bar does not receive it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Ignores a moved touch.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Ignores an ended touch.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Ignores a cancelled touch.
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
