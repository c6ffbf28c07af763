// What a button shows: the values that were set for its state, or those of its configuration.
extension UIButton {
  /// Shows what was set for the state.
  func showValuesForState() {
    parts.showBackground(nil)
    parts.showActivityIndicator(nil)
    parts.showChevrons(showsChoice ? currentTitleColor : nil)
    let text = shownMenuTitle ?? titles.value(for: state)
    let attributed = shownMenuTitle == nil ? currentAttributedTitle : nil
    if text != nil || attributed != nil || parts.title != nil, let label = titleLabel {
      label.textColor = currentTitleColor
      if let attributed { label.attributedText = attributed } else { label.text = text }
      label.shadowColor = currentTitleShadowColor
    }
    parts.subtitle?.text = nil
    let image = shownImage
    if image != nil || parts.image != nil, let view = imageView {
      let isTemplate = buttonType.isTinted && image?.renderingMode == .automatic
      view.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
      view.tintColor = isEnabled || !buttonType.isTinted ? nil : .tertiaryLabel
    }
    parts.fade(to: isHighlighted && buttonType.isTinted ? 0.2 : 1)
    if !buttonType.isTinted { parts.image?.alpha = imageAlpha }
  }

  /// The opacity of the image of a custom button, for which no other image was set.
  private var imageAlpha: CGFloat {
    if !isEnabled, adjustsImageWhenDisabled, images[.disabled] == nil { return 0.5 }
    if isHighlighted, adjustsImageWhenHighlighted, images[.highlighted] == nil { return 0.5 }
    return 1
  }

  /// Shows a configuration.
  func show(_ configuration: Configuration) {
    parts.fade(to: 1)
    let color = currentTitleColor
    parts.showBackground(configuration.background)
    parts.showActivityIndicator(
      configuration.showsActivityIndicator
        ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil)
    let hasChevrons =
      configuration.indicator == .popup || (configuration.indicator == .automatic && showsChoice)
    parts.showChevrons(hasChevrons ? configuration.indicatorColorTransformer?(color) ?? color : nil)
    // The title.
    let attributed = shownMenuTitle == nil ? currentAttributedTitle : nil
    let plain = shownMenuTitle ?? titles.value(for: state)
    let title = plain.map { AttributedString($0) } ?? configuration.attributedTitle
    if attributed != nil || title != nil || parts.title != nil, let label = titleLabel {
      label.numberOfLines = 0
      let font = UIFont.preferredFont(
        forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
      label.attributedText =
        attributed
        ?? title?.styled(
          font: font, color: color,
          style: paragraphStyle(configuration, lineBreakMode: configuration.titleLineBreakMode),
          configuration.titleTextAttributesTransformer)
    }
    // The subtitle.
    if configuration.attributedSubtitle != nil || parts.subtitle != nil, let label = subtitleLabel {
      label.numberOfLines = 0
      let font = UIFont.preferredFont(
        forTextStyle: configuration.buttonSize.subtitleStyle, compatibleWith: traitCollection)
      label.attributedText = configuration.attributedSubtitle?.styled(
        font: font, color: color,
        style: paragraphStyle(configuration, lineBreakMode: configuration.subtitleLineBreakMode),
        configuration.subtitleTextAttributesTransformer)
    }
    // The image.
    let image = configuration.showsActivityIndicator ? nil : shownImage
    if image != nil || parts.image != nil, let view = imageView {
      view.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
      view.tintColor = configuration.imageColorTransformer?(color) ?? color
      view.alpha = 1
    }
  }

  private func paragraphStyle(
    _ configuration: Configuration, lineBreakMode: NSLineBreakMode
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = lineBreakMode
    switch titleAlignment(configuration) {
    case .right: style.alignment = .right
    case .center: style.alignment = .center
    default: style.alignment = .left
    }
    return style
  }

  /// The alignment of title and subtitle, as left or right.
  func titleAlignment(_ configuration: Configuration) -> ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch configuration.titleAlignment {
    case .center: return .center
    case .automatic where configuration.imagePlacement == .top || configuration.imagePlacement == .bottom:
      return .center
    case .trailing: return isMirrored ? .left : .right
    case .automatic, .leading: return isMirrored ? .right : .left
    }
  }
}
