import UIKit

protocol QuickReplyBarDelegate: AnyObject {
	func quickReplyBar(_ bar: QuickReplyBar, didChoose text: String)
}

/// Buttons with answers, instead of a keyboard.
class QuickReplyBar: UIView {

	static let barHeight: CGFloat = 52

	weak var delegate: QuickReplyBarDelegate?
	private let separator = UIView()
	private var buttons: [UIButton] = []

	init(replies: [String]) {
		super.init(frame: .zero)
		backgroundColor = .systemBackground
		separator.backgroundColor = .separator
		addSubview(separator)
		for (index, reply) in replies.enumerated() {
			let button = UIButton(type: .system)
			button.tag = index
			button.setTitle(reply, for: .normal)
			button.titleLabel?.font = UIFont.systemFont(ofSize: 15)
			button.layer.borderColor = UIColor.systemBlue.cgColor
			button.layer.borderWidth = 1
			button.addTarget(self, action: #selector(buttonTapped(_:)), for: .touchUpInside)
			addSubview(button)
			buttons.append(button)
		}
	}

	required init?(coder aDecoder: NSCoder) {
		fatalError("init(coder:) has not been implemented")
	}

	override func layoutSubviews() {
		super.layoutSubviews()
		separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
		let gap: CGFloat = 8
		let width = (bounds.width - gap * CGFloat(buttons.count + 1)) / CGFloat(max(1, buttons.count))
		for (index, button) in buttons.enumerated() {
			button.frame = CGRect(x: gap + (width + gap) * CGFloat(index), y: 8, width: width, height: 36)
			button.layer.cornerRadius = 18
		}
	}

	@objc private func buttonTapped(_ sender: UIButton) {
		guard let text = sender.title(for: .normal) else { return }
		delegate?.quickReplyBar(self, didChoose: text)
	}
}

class ChatViewController: UIViewController {

	var messages: [Message] = []

	private let layout = UICollectionViewFlowLayout()
	private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
	private let bar = QuickReplyBar(replies: ["Yes", "No", "Later"])
	private var isFirstLayout = true

	override func viewDidLoad() {
		super.viewDidLoad()
		title = "Wilhelmina"
		view.backgroundColor = .systemBackground

		layout.minimumLineSpacing = 6
		layout.sectionHeadersPinToVisibleBounds = true
		layout.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 8, right: 0)
		collectionView.backgroundColor = .clear
		collectionView.alwaysBounceVertical = true
		collectionView.dataSource = self
		collectionView.delegate = self
		collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
		collectionView.register(DayHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "day")
		view.addSubview(collectionView)
		bar.delegate = self
		view.addSubview(bar)
	}

	override func viewDidLayoutSubviews() {
		super.viewDidLayoutSubviews()
		let height = QuickReplyBar.barHeight + view.safeAreaInsets.bottom
		bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
		let listFrame = CGRect(x: 0, y: 0, width: view.bounds.width, height: bar.frame.minY)
		if collectionView.frame != listFrame {
			collectionView.frame = listFrame
			layout.invalidateLayout()
		}
		if isFirstLayout {
			isFirstLayout = false
			collectionView.layoutIfNeeded()
			scrollToEnd(animated: false)
		}
	}

	private func scrollToEnd(animated: Bool) {
		guard !messages.isEmpty else { return }
		collectionView.scrollToItem(at: IndexPath(item: messages.count - 1, section: 0), at: .bottom, animated: animated)
	}

	private func append(_ message: Message) {
		messages.append(message)
		collectionView.insertItems(at: [IndexPath(item: messages.count - 1, section: 0)])
		scrollToEnd(animated: true)
	}
}

extension ChatViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {

	func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
		return messages.count
	}

	func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
		let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bubble", for: indexPath) as! BubbleCell
		cell.show(messages[indexPath.item])
		return cell
	}

	func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
		let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath) as! DayHeaderView
		header.text = "Thursday"
		return header
	}

	func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
		let width = collectionView.bounds.width
		return CGSize(width: width, height: BubbleLayout(message: messages[indexPath.item], width: width).height)
	}

	func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize {
		return CGSize(width: collectionView.bounds.width, height: 36)
	}

	// The menu of iOS 6, which everybody still implements.
	func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
		let text = messages[indexPath.item].text
		return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
			UIMenu(title: "", children: [UIAction(title: "Copy", image: nil) { _ in
				UIPasteboard.general.string = text
			}])
		}
	}
}

extension ChatViewController: QuickReplyBarDelegate {

	func quickReplyBar(_ bar: QuickReplyBar, didChoose text: String) {
		let minute = (messages.last?.minute ?? 0) + 1
		append(Message(text: text, sender: .me, minute: minute))
		DispatchQueue.main.async {
			self.navigationItem.prompt = nil
		}
	}
}
