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
    func size(_ label: UILabel, _ width: CGFloat, _ isPresent: Bool) -> CGSize {
      isPresent ? label.sizeThatFits(CGSize(width: max(1, width), height: 0)) : .zero
    }
    let room = end - start
    let gap = content.textToSecondaryTextHorizontalPadding
    let natural = (size(label, 100_000, hasText), size(secondaryLabel, 100_000, hasSecondaryText))
    var textHeight: CGFloat
    if content.prefersSideBySideTextAndSecondaryText, hasText, hasSecondaryText,
      natural.0.width + gap + natural.1.width <= room
    {
      textHeight = max(natural.0.height, natural.1.height)
      text = CGRect(x: start, y: 0, width: natural.0.width, height: textHeight)
      secondaryText = CGRect(x: end - natural.1.width, y: 0, width: natural.1.width, height: textHeight)
    } else {
      let (first, second) = (size(label, room, hasText), size(secondaryLabel, room, hasSecondaryText))
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
