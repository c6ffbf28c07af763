import DisplayList
import Geometry

extension CALayer {
  /// Marks the layer's drawing as changed. The next frame makes new fragments for it and its ancestors.
  ///
  /// A layer with a valid fragment has no sublayers with invalid ones. The walk therefore ends at the first ancestor
  /// without a fragment.
  func setNeedsFragment() {
    var layer: CALayer? = self
    while let current = layer {
      guard current.fragment != nil || current === self else { return }
      if let fragment = current.fragment { current.replacedFragment = fragment }
      current.fragment = nil
      layer = current.superlayer
    }
  }

  /// Marks the layer's placement as changed. Its own fragment stays valid; that of its superlayer does not.
  func placementDidChange() { superlayer?.setNeedsFragment() }

  /// Marks the layer's own contents as changed. The next frame draws them again.
  func contentsDidChange() {
    guard !isDisplaying else { return }
    contentCommands = nil
    setNeedsFragment()
  }

  /// The fragment of the layer and its sublayers. The same object as before when nothing changed.
  ///
  /// - Parameter inherited: The traits of the superlayer.
  func makeFragment(with inherited: UITraitCollection) -> Fragment {
    let traits = view?.traitOverrides.applied(to: inherited) ?? inherited
    if displayedTraits != traits {
      displayedTraits = traits
      contentCommands = nil
      fragment = nil
    }
    if let fragment { return fragment }
    generation += 1
    let made = Fragment(identity: identity, generation: generation, commands: makeCommands(with: traits))
    fragment = made
    replacedFragment = nil
    return made
  }

  /// What the layer showed in the last frame, if it was in one, or else what it would show now.
  func lastPicture() -> Fragment {
    replacedFragment ?? makeFragment(with: view?.inheritedTraits ?? displayedTraits ?? .current)
  }

  /// Releases what the layer, the layers inside it and those around it showed in the last frame, with its pictures. For
  /// layers that cannot be seen: the next frame that shows them makes their fragments again.
  func releaseFragments() {
    var layer: CALayer? = superlayer
    while let current = layer {
      (current.fragment, current.replacedFragment) = (nil, nil)
      layer = current.superlayer
    }
    releaseFragmentsInside()
  }

  private func releaseFragmentsInside() {
    (fragment, replacedFragment) = (nil, nil)
    for sublayer in sublayers ?? [] { sublayer.releaseFragmentsInside() }
  }

  private func makeCommands(with traits: UITraitCollection) -> [Command] {
    let displayed = self.displayed
    let size = Size2D(displayed.bounds.size)
    guard size.width.isFinite, size.height.isFinite else { return [] }
    guard let transition = displayed.transition else { return makePresentCommands(with: traits) }
    return transition.commands(
      to: makePresentCommands(with: traits), size: size,
      isOpaque: resolvedBackgroundColor(with: traits)?.alpha == 1)
  }

  private func makePresentCommands(with traits: UITraitCollection) -> [Command] {
    let displayed = self.displayed
    let size = Size2D(displayed.bounds.size)
    let outline = RoundedRectangle(Rectangle(origin: .zero, size: size), radii: cornerRadii)
    var commands = flattensSublayers ? backgroundCommands(in: outline, with: traits) : []
    let contents = contentCommands ?? makeContentCommands(with: traits)
    contentCommands = contents
    commands += contents
    let sublayers = sublayerCommands(with: traits)
    if masksToBounds {
      // During a change of layouts, many cells are outside of the bounds.
      commands += sublayers.filter { $0.extent?.intersection(outline.rectangle) != nil }
      commands = commands.isEmpty ? [] : [.clip(outline, commands)]
    } else {
      commands += sublayers
    }
    if displayed.borderWidth > 0, let color = displayed.borderColor?.color, color.alpha > 0 {
      commands.append(.border(outline, width: displayed.borderWidth, color))
    }
    if let shadow = makeShadow(of: commands, outline: outline, traits: traits) {
      commands.insert(.shadow(shadow), at: 0)
    }
    if let mask {
      let place = mask.displayed.matrix(relativeTo: displayed.bounds.origin)
      let shape: [Command] = [.transform(place, [.fragment(mask.makeFragment(with: traits))])]
      commands = [.mask(shape, content: commands)]
    }
    return commands
  }

  private var cornerRadii: CornerRadii {
    let cornerRadius = displayed.cornerRadius
    guard cornerRadius > 0 else { return .zero }
    func radius(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? cornerRadius : 0 }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner))
  }

  /// The background colour. A view's colour may depend on the traits; a layer's own colour and an animated one do not.
  func resolvedBackgroundColor(with traits: UITraitCollection) -> Color? {
    if let presented, presented.backgroundColor != properties.backgroundColor {
      return presented.backgroundColor?.color
    }
    return view?.backgroundColor?.resolvedColor(with: traits).cgColor.color ?? backgroundColor?.color
  }

  /// The shadow. Nil when there is none, or when the clip at the bounds hides it.
  ///
  /// An opaque background without sublayers casts the shadow of its outline, which renderers draw quickly. Otherwise
  /// everything that is drawn casts the shadow.
  private func makeShadow(of commands: [Command], outline: RoundedRectangle, traits: UITraitCollection)
    -> Shadow?
  {
    let displayed = self.displayed
    guard displayed.shadowOpacity > 0, !masksToBounds, var color = displayed.shadowColor?.color else {
      return nil
    }
    color.alpha *= Double(min(displayed.shadowOpacity, 1))
    let caster: Shadow.Caster
    if let shadowPath = displayed.shadowPath {
      let corner = AffineMatrix.translation(x: -displayed.bounds.minX, y: -displayed.bounds.minY)
      let path = shadowPath.path.applying(corner)
      // Renderers draw the shadow of a rectangle faster than that of a path.
      if case .roundedRectangle(let shape) = path.simpleShape {
        caster = .rectangle(shape)
      } else {
        caster = .path(path)
      }
    } else if children.isEmpty, resolvedBackgroundColor(with: traits)?.alpha == 1 {
      caster = .rectangle(outline)
    } else if commands.isEmpty {
      return nil
    } else {
      caster = .content(commands)
    }
    let offset = Point2D(x: displayed.shadowOffset.width, y: displayed.shadowOffset.height)
    return Shadow(caster: caster, color: color, offset: offset, radius: max(0, displayed.shadowRadius))
  }

  /// The image in `contents`, placed according to `contentsGravity`.
  func contentsCommands() -> [Command] { magnificationFilter.applied(to: smoothContentsCommands) }

  private var smoothContentsCommands: [Command] {
    guard let image = contents as? CGImage else { return [] }
    let scale = contentsScale > 0 ? contentsScale : 1
    let part = displayed.contentsRect
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let size = Size2D(width: width * part.width / scale, height: height * part.height / scale)
    guard size.width > 0, size.height > 0 else { return [] }
    let bounds = Rectangle(origin: .zero, size: Size2D(displayed.bounds.size))
    let place = ContentPlacement.rectangle(for: size, in: bounds, mode: UIView.ContentMode(contentsGravity))
    guard part != LayerProperties.wholeContents else {
      let center = contentsCenter
      if center != LayerProperties.wholeContents {
        return stretched(image, center: center, scale: scale, in: place)
      }
      return [.image(image.picture, source: nil, in: place, tint: nil)]
    }
    let visible = part.intersection(LayerProperties.wholeContents)
    guard !visible.isNull, !visible.isEmpty else { return [] }
    let source = Rectangle(
      x: visible.minX * width, y: visible.minY * height, width: visible.width * width,
      height: visible.height * height)
    let (right, down) = (place.size.width / part.width, place.size.height / part.height)
    let shown = Rectangle(
      x: place.origin.x + (visible.minX - part.minX) * right,
      y: place.origin.y + (visible.minY - part.minY) * down,
      width: visible.width * right, height: visible.height * down)
    return [.image(image.picture, source: source, in: shown, tint: nil)]
  }

  /// The commands for an image of which only the middle is stretched.
  private func stretched(_ image: CGImage, center: CGRect, scale: CGFloat, in place: Rectangle) -> [Command] {
    func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(0, value), 1) }
    let (left, top) = (limited(center.minX), limited(center.minY))
    let (right, bottom) = (max(left, limited(center.maxX)), max(top, limited(center.maxY)))
    let picture = UIImage(cgImage: image, scale: scale, orientation: .up)
    let (width, height) = (picture.size.width, picture.size.height)
    return picture.resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top * height, left: left * width, bottom: (1 - bottom) * height, right: (1 - right) * width),
      resizingMode: .stretch
    ).commands(in: place, tint: nil)
  }
}
