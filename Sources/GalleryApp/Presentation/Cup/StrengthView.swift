import Translations
import UIKit

/// The combined strength of the players of a role: a number, and a bar relative to the maximum.
final class StrengthView: UICollectionReusableView {
  private static let maximumStrength = 99

  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  private let track = UIView()
  private let bar = UIView()
  private var fraction: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = translated("Combined strength")
    titleLabel.font = .systemFont(ofSize: 14)
    titleLabel.textColor = .secondaryLabel
    valueLabel.font = .systemFont(ofSize: 16, weight: .bold)
    valueLabel.textColor = .label
    valueLabel.textAlignment = .right
    track.backgroundColor = .systemGray5
    for view in [titleLabel, valueLabel, track] { addSubview(view) }
    track.addSubview(bar)
    for view in [track, bar] { view.layer.cornerRadius = 2.5 }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the sum of the players' strengths.
  func show(_ players: [CupPlayer]) {
    valueLabel.text = "\(players.strength)"
    bar.backgroundColor = players.first.map { TeamPalette(team: $0.team).ground }
    fraction = CGFloat(players.strength) / CGFloat(max(1, players.count * Self.maximumStrength))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = ReadingColumn.area(in: bounds)
    titleLabel.frame = CGRect(x: column.minX, y: 8, width: column.width * 0.7, height: 20)
    valueLabel.frame = CGRect(x: column.minX, y: 8, width: column.width, height: 20)
    track.frame = CGRect(x: column.minX, y: 31, width: column.width, height: 5)
    bar.frame = CGRect(x: 0, y: 0, width: column.width * fraction, height: 5)
  }
}

extension [CupPlayer] {
  /// The sum of the strengths.
  var strength: Int { reduce(0) { $0 + $1.strength } }
}
