/// The frames of the parts of a list content, from the leading edge.
@MainActor
struct ListContentArrangement {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// The height that the content needs.
  private(set) var height: CGFloat = 0
  private let margins: NSDirectionalEdgeInsets

  init(
    _ content: UIListContentConfiguration, width: CGFloat, hasText: Bool, hasSecondaryText: Bool,
    label: UILabel, secondaryLabel: UILabel, imageView: UIImageView?
  ) {
    let width = width.isFinite ? max(0, width) : 0
    margins = content.directionalLayoutMargins
    var start = margins.leading
    let end = max(start, width - margins.trailing)
    var imageHeight: CGFloat = 0
    if content.image != nil, let imageView {
      let size = content.imageProperties.size(forImageOf: imageView.intrinsicContentSize)
      let room = content.imageProperties.room(for: size)
      image = CGRect(x: start + (room.width - size.width) / 2, y: 0, width: size.width, height: size.height)
      imageHeight = max(room.height, size.height)
      start = min(end, start + room.width + content.imageToTextPadding)
    }
    let room = end - start
    func size(_ label: UILabel, _ isPresent: Bool, in width: CGFloat = 100_000) -> CGSize {
      isPresent ? label.sizeThatFits(CGSize(width: max(1, width), height: 0)) : .zero
    }
    let textHeight: CGFloat
    if hasText, hasSecondaryText, content.prefersSideBySideTextAndSecondaryText,
      case let (first, second) = (size(label, true), size(secondaryLabel, true)),
      first.width + content.textToSecondaryTextHorizontalPadding + second.width <= room
    {
      textHeight = max(first.height, second.height)
      text = CGRect(x: start, y: 0, width: first.width, height: textHeight)
      secondaryText = CGRect(x: end - second.width, y: 0, width: second.width, height: textHeight)
    } else {
      let first = size(label, hasText, in: room)
      let second = size(secondaryLabel, hasSecondaryText, in: room)
      let gap = hasText && hasSecondaryText ? content.textToSecondaryTextVerticalPadding : 0
      text = CGRect(x: start, y: 0, width: room, height: first.height)
      secondaryText = CGRect(x: start, y: first.height + gap, width: room, height: second.height)
      textHeight = first.height + gap + second.height
    }
    height = margins.top + max(textHeight, imageHeight) + margins.bottom
    move(textBy: (max(textHeight, imageHeight) - textHeight) / 2 + margins.top)
    image.origin.y = margins.top + (max(textHeight, imageHeight) - image.height) / 2
  }

  /// Creates an arrangement of an image and two texts at given positions.
  init(
    image: CGRect = .zero, text: CGRect, secondaryText: CGRect, height: CGFloat,
    margins: NSDirectionalEdgeInsets
  ) {
    (self.image, self.text, self.secondaryText) = (image, text, secondaryText)
    (self.height, self.margins) = (height, margins)
  }

  /// Distributes the rest of a larger height equally.
  mutating func centerVertically(in available: CGFloat) {
    let rest = (available - height) / 2
    move(textBy: rest)
    image.origin.y += rest
  }

  private mutating func move(textBy distance: CGFloat) {
    text.origin.y += distance
    secondaryText.origin.y += distance
  }
}
