import UIKit

/// A button with the head of a team's first player and the team's name, on a pill in its colours if it is selected.
final class TeamButton: UIView {
  /// The team of the button.
  let team: CupTeam
  /// Whether the team is selected.
  var isChosen = false { didSet { if isChosen != oldValue { showState() } } }

  private let label = UILabel()

  /// Creates an unselected button.
  init(team: CupTeam) {
    self.team = team
    super.init(frame: .zero)
    label.text = team.name
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private func showState() {
    backgroundColor = isChosen ? TeamPalette(team: team).strip : .secondarySystemBackground
    label.textColor = isChosen ? .white : .label
    setNeedsLayout()
  }

  private var isNarrow: Bool { bounds.width < 100 }
  private var side: CGFloat { min(bounds.height - 8, isNarrow ? 24 : 34) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.font = .systemFont(ofSize: isNarrow ? 13 : 15, weight: isChosen ? .bold : .medium)
    let left = side + (isNarrow ? 8 : 12)
    let width = max(0, bounds.width - left - (isNarrow ? 4 : 10))
    label.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let player = CupPlayer.members(of: team).first else {
      return
    }
    let circle = CGRect(x: 5, y: (bounds.height - side) / 2, width: side, height: side)
    context.saveGState()
    UIBezierPath(ovalIn: circle).addClip()
    UIBezierPath(rect: circle).fill(TeamPalette(team: team).ground)
    PlayerFigure(player: player).draw(
      over: CGPoint(x: circle.midX, y: circle.maxY + 0.28 * side), scale: side / 190)
    context.restoreGState()
  }
}
