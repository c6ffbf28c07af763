import UIKit

/// All numbers of a bubble, in one place, for the cell and for the sizes.
struct BubbleLayout {

	static let font = UIFont.systemFont(ofSize: 16)
	static let timeFont = UIFont.systemFont(ofSize: 11)
	static let padding = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

	let textFrame: CGRect
	let timeFrame: CGRect
	let bubbleFrame: CGRect
	let height: CGFloat

	init(message: Message, width: CGFloat) {
		let padding = BubbleLayout.padding
		let maximum = CGSize(width: floor(width * 0.72) - padding.left - padding.right, height: .greatestFiniteMagnitude)
		let textSize = (message.text as NSString).boundingRect(with: maximum, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: BubbleLayout.font], context: nil).size
		let timeSize = (message.time as NSString).size(withAttributes: [.font: BubbleLayout.timeFont])
		let contentWidth = ceil(max(textSize.width, timeSize.width))
		let bubbleSize = CGSize(width: contentWidth + padding.left + padding.right, height: ceil(textSize.height) + ceil(timeSize.height) + padding.top + padding.bottom)
		let x = message.sender == .me ? width - bubbleSize.width - 10 : 10
		bubbleFrame = CGRect(x: x, y: 0, width: bubbleSize.width, height: bubbleSize.height)
		textFrame = CGRect(x: padding.left, y: padding.top, width: contentWidth, height: ceil(textSize.height))
		timeFrame = CGRect(x: bubbleSize.width - padding.right - ceil(timeSize.width), y: textFrame.maxY, width: ceil(timeSize.width), height: ceil(timeSize.height))
		height = bubbleSize.height
	}
}

class BubbleCell: UICollectionViewCell {

	private let bubble = UIView()
	private let tail = CAShapeLayer()
	private let textLabel = UILabel()
	private let timeLabel = UILabel()
	private var message: Message?

	override init(frame: CGRect) {
		super.init(frame: frame)
		bubble.layer.cornerRadius = 14
		bubble.layer.addSublayer(tail)
		contentView.addSubview(bubble)
		textLabel.numberOfLines = 0
		textLabel.font = BubbleLayout.font
		bubble.addSubview(textLabel)
		timeLabel.font = BubbleLayout.timeFont
		bubble.addSubview(timeLabel)
	}

	required init?(coder aDecoder: NSCoder) {
		fatalError("init(coder:) has not been implemented")
	}

	func show(_ message: Message) {
		self.message = message
		let isMine = message.sender == .me
		let color: UIColor = isMine ? .systemBlue : .secondarySystemBackground
		bubble.backgroundColor = color
		tail.fillColor = color.cgColor
		textLabel.textColor = isMine ? .white : .label
		timeLabel.textColor = isMine ? UIColor.white.withAlphaComponent(0.7) : .secondaryLabel
		textLabel.text = message.text
		timeLabel.text = message.time
		setNeedsLayout()
	}

	override func layoutSubviews() {
		super.layoutSubviews()
		guard let message = message else { return }
		let layout = BubbleLayout(message: message, width: bounds.width)
		bubble.frame = layout.bubbleFrame
		textLabel.frame = layout.textFrame
		timeLabel.frame = layout.timeFrame

		let isMine = message.sender == .me
		let edge = isMine ? layout.bubbleFrame.width - 6 : 6
		let path = UIBezierPath()
		path.move(to: CGPoint(x: edge, y: layout.bubbleFrame.height - 14))
		path.addQuadCurve(to: CGPoint(x: isMine ? edge + 12 : edge - 12, y: layout.bubbleFrame.height), controlPoint: CGPoint(x: edge, y: layout.bubbleFrame.height - 2))
		path.addLine(to: CGPoint(x: isMine ? edge - 8 : edge + 8, y: layout.bubbleFrame.height))
		path.close()
		tail.path = path.cgPath
	}
}

class DayHeaderView: UICollectionReusableView {

	private let label = UILabel()

	override init(frame: CGRect) {
		super.init(frame: frame)
		label.font = UIFont.systemFont(ofSize: 12, weight: .medium)
		label.textColor = .white
		label.textAlignment = .center
		label.backgroundColor = UIColor(white: 0.5, alpha: 0.6)
		label.layer.masksToBounds = true
		addSubview(label)
	}

	required init?(coder aDecoder: NSCoder) {
		fatalError("init(coder:) has not been implemented")
	}

	var text: String? {
		get { return label.text }
		set {
			label.text = newValue
			setNeedsLayout()
		}
	}

	override func layoutSubviews() {
		super.layoutSubviews()
		let size = label.sizeThatFits(bounds.size)
		label.bounds = CGRect(x: 0, y: 0, width: size.width + 20, height: size.height + 8)
		label.center = CGPoint(x: bounds.midX, y: bounds.midY)
		label.layer.cornerRadius = label.bounds.height / 2
	}
}
