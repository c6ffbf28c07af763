import Geometry

// The elements while the content scrolls.
extension StretchySolver {
  /// The scroll state of the content.
  public struct Scroll: Hashable, Sendable {
    /// The y coordinate of the viewport's upper edge in the content. A value that is not finite is treated as 0.
    public var offset: Double
    /// The height of the inset at the top of the viewport. Elements stick this far below the viewport's upper edge, and
    /// the header stretches from this position.
    public var topInset: Double

    /// Makes a scroll state. By default nothing covers the top.
    public init(offset: Double, topInset: Double = 0) {
      self.offset = offset.isFinite ? max(-1e15, min(offset, 1e15)) : 0
      self.topInset = topInset.asExtent
    }

    /// The y coordinate at which elements stick.
    var line: Double { offset + topInset }
  }

  /// Calls a closure with the elements that overlap a rectangle in content coordinates: the header, the menu, then the
  /// sections in order.
  ///
  /// - Complexity: O(log *s* + *k*) for *s* sections and *k* elements found. Allocates nothing.
  public func forEachElement(
    at scroll: Scroll, overlapping rectangle: Rectangle, _ body: (StretchyElement) -> Void
  ) {
    func report(_ element: StretchyElement?) {
      if let element, element.frame.overlapsIncludingEmpty(rectangle) { body(element) }
    }
    let rectangle = rectangle.asQuery
    guard !rectangle.isEmpty else { return }
    report(header(at: scroll))
    report(menu(at: scroll))
    for section in sections[firstSection(reachingBelow: rectangle.minY)...] {
      guard section.top < rectangle.maxY else { return }
      report(header(of: section, at: scroll))
      for item in items(of: section, near: rectangle) { report(self.item(item, in: section, at: scroll)) }
      report(footer(of: section))
    }
  }

  /// The element with a role. Nil when it is absent.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func element(_ role: StretchyElement.Role, at scroll: Scroll) -> StretchyElement? {
    switch role {
    case .header: return header(at: scroll)
    case .menu: return menu(at: scroll)
    case .sectionHeader(let index): return section(at: index).flatMap { header(of: $0, at: scroll) }
    case .sectionFooter(let index): return section(at: index).flatMap { footer(of: $0) }
    case .item(let item, let index):
      guard let section = section(at: index), item >= 0, item < section.itemCount else { return nil }
      return self.item(item, in: section, at: scroll)
    }
  }

  // MARK: - Header and menu

  /// When the content is pulled down past the top, the header keeps its lower edge on the content and grows, at most to
  /// the height of the viewport. When it is scrolled up, the header may stay at the top until the content covers it.
  private func header(at scroll: Scroll) -> StretchyElement? {
    guard let size = Self.present(settings.headerSize) else { return nil }
    var frame = Rectangle(origin: .zero, size: size)
    if settings.isHeaderStretchy, scroll.line < 0 {
      let height = max(size.height, min(size.height - scroll.line, viewportSize.height.asExtent))
      let width = settings.isHeaderScaling ? size.width * (height / size.height) : size.width
      frame = Rectangle(x: (size.width - width) / 2, y: size.height - height, width: width, height: height)
    } else if settings.isHeaderBehindContent {
      frame.origin.y = max(0, min(scroll.line, size.height))
    }
    var element = StretchyElement(role: .header, frame: frame, initialOrigin: .zero, zIndex: 0)
    if settings.isHeaderOverlayFading {
      let maximum = min(settings.maximumHeaderOverlayAlpha.asExtent, 1)
      element.headerOverlayAlpha = min(maximum, max(0, scroll.line / size.height))
    }
    return element
  }

  private func menu(at scroll: Scroll) -> StretchyElement? {
    guard let size = Self.present(settings.menuSize) else { return nil }
    let origin = Point2D(x: 0, y: headerHeight)
    let y = settings.isMenuSticky ? max(origin.y, scroll.line) : origin.y
    return StretchyElement(
      role: .menu, frame: Rectangle(origin: Point2D(x: 0, y: y), size: size), initialOrigin: origin,
      zIndex: 1 + itemCount + 2 * sectionCount)
  }

  // MARK: - Sections

  /// The y coordinate at which section headers stick: below the menu if the menu sticks, otherwise at the top.
  private func sectionHeaderLine(at scroll: Scroll) -> Double {
    guard settings.isMenuSticky, menuHeight > 0 else { return scroll.line }
    return max(headerHeight, scroll.line) + menuHeight
  }

  private func header(of section: Section, at scroll: Scroll) -> StretchyElement? {
    guard let size = Self.present(settings.sectionHeaderSize) else { return nil }
    var y = section.top
    if settings.areSectionHeadersSticky {
      y = max(y, min(sectionHeaderLine(at: scroll), bottomOfCells(of: section) - size.height))
    }
    return StretchyElement(
      role: .sectionHeader(section: section.index),
      frame: Rectangle(origin: Point2D(x: 0, y: y), size: size),
      initialOrigin: Point2D(x: 0, y: section.top),
      zIndex: 1 + itemCount + sectionCount + section.index)
  }

  private func item(_ item: Int, in section: Section, at scroll: Scroll) -> StretchyElement {
    let frame = frame(ofItem: item, in: section)
    return StretchyElement(
      role: .item(item, section: section.index), frame: frame, initialOrigin: frame.origin,
      zIndex: 1 + section.elementsBefore + item, parallaxOffset: parallaxOffset(of: frame, at: scroll))
  }

  private func footer(of section: Section) -> StretchyElement? {
    guard let size = Self.present(settings.sectionFooterSize) else { return nil }
    let origin = Point2D(x: 0, y: bottomOfCells(of: section))
    return StretchyElement(
      role: .sectionFooter(section: section.index), frame: Rectangle(origin: origin, size: size),
      initialOrigin: origin, zIndex: 1 + section.elementsBefore + section.itemCount)
  }

  /// `−maximum · d / ((H + cell height) / 2)`, where `d` is the distance from the middle of the viewport to the middle
  /// of the cell. A cell that is just leaving the viewport is at the maximum offset.
  private func parallaxOffset(of frame: Rectangle, at scroll: Scroll) -> Double {
    let height = viewportSize.height.asExtent
    let reach = (height + frame.height) / 2
    guard settings.hasParallax, reach > 0 else { return 0 }
    let distance = frame.midY - (scroll.offset + height / 2)
    let maximum = settings.maximumParallaxOffset.asExtent
    return max(-maximum, min(-maximum * distance / reach, maximum))
  }

  /// The items that can overlap a rectangle.
  private func items(of section: Section, near rectangle: Rectangle) -> Range<Int> {
    guard itemSize.width > 0, itemSize.height > 0 else { return 0..<0 }
    let top = section.top + sectionHeaderHeight
    // One more at each end, because the quotients are rounded.
    let (lower, upper) = ((rectangle.minY - top) / pitch - 1, (rectangle.maxY - top) / pitch)
    return Range(
      slotsFrom: max(0, lower.rounded(.down)),
      through: min(upper.rounded(.up), Double(section.itemCount - 1)),
      around: (lower + upper) / 2)
  }

  // MARK: - Scroll anchor

  /// A position between the cells that stays meaningful when the sizes change.
  public struct Anchor: Hashable, Sendable {
    /// The index of a section with items.
    public var section: Int
    /// The number of cells above the position, with a fraction inside a cell.
    public var position: Double

    /// Makes an anchor.
    public init(section: Int, position: Double) {
      self.section = section
      self.position = position
    }
  }

  /// The anchor at a y coordinate of the content. Nil above the first section, below the last one, and where there are
  /// no cells.
  public func anchor(at y: Double) -> Anchor? {
    let sectionIndex = firstSection(reachingBelow: y)
    guard sectionIndex < sections.count, sections[sectionIndex].itemCount > 0, pitch > 0 else { return nil }
    let section = sections[sectionIndex]
    guard y >= section.top else { return nil }
    let position = (y - section.top - sectionHeaderHeight) / pitch
    return Anchor(section: section.index, position: max(0, min(position, Double(section.itemCount))))
  }

  /// The y coordinate of an anchor. Nil when its section no longer exists.
  public func y(of anchor: Anchor) -> Double? {
    guard let section = section(at: anchor.section) else { return nil }
    return section.top + sectionHeaderHeight + min(anchor.position, Double(section.itemCount)) * pitch
  }
}
