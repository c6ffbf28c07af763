import Geometry
import LayoutCore
import Testing

@Suite("Stretchy header")
struct StretchySolverTests {
  typealias Role = StretchyElement.Role

  // Three sections of 3, 0 and 2 items in a view of 320 × 480:
  // header 0–200, menu 200–250;
  // section 0: header 250–280, cells 290–390, 400–500, 510–610, footer 610–630;
  // section 1: header 630–660, footer 660–680;
  // section 2: header 680–710, cells 720–820, 830–930, footer 930–950.
  private func column(_ change: (inout StretchySettings) -> Void = { _ in }) -> StretchySolver {
    var settings = StretchySettings()
    settings.headerSize = Size2D(width: 320, height: 200)
    settings.menuSize = Size2D(width: 320, height: 50)
    settings.itemSize = Size2D(width: 280, height: 100)
    settings.sectionHeaderSize = Size2D(width: 320, height: 30)
    settings.sectionFooterSize = Size2D(width: 320, height: 20)
    settings.lineSpacing = 10
    settings.itemSpacing = 20
    change(&settings)
    var solver = StretchySolver(settings: settings, viewportSize: Size2D(width: 320, height: 480))
    for count in [3, 0, 2] { solver.appendSection(itemCount: count) }
    return solver
  }

  private func element(
    _ role: Role, of column: StretchySolver, at offset: Double, inset: Double = 0
  ) throws -> StretchyElement {
    try #require(column.element(role, at: StretchySolver.Scroll(offset: offset, topInset: inset)))
  }

  @Test(
    "each element stands directly below the one before, cells with their spacing",
    arguments: [
      (.header, 0, 0, 320, 200), (.menu, 0, 200, 320, 50), (.sectionHeader(section: 0), 0, 250, 320, 30),
      (.item(0, section: 0), 20, 290, 280, 100), (.item(1, section: 0), 20, 400, 280, 100),
      (.item(2, section: 0), 20, 510, 280, 100), (.sectionFooter(section: 0), 0, 610, 320, 20),
      (.sectionHeader(section: 1), 0, 630, 320, 30), (.sectionFooter(section: 1), 0, 660, 320, 20),
      (.sectionHeader(section: 2), 0, 680, 320, 30), (.item(0, section: 2), 20, 720, 280, 100),
      (.item(1, section: 2), 20, 830, 280, 100), (.sectionFooter(section: 2), 0, 930, 320, 20),
    ] as [(Role, Double, Double, Double, Double)])
  func places(role: Role, x: Double, y: Double, width: Double, height: Double) throws {
    let column = column()
    let element = try element(role, of: column, at: 0)
    #expect(element.frame == Rectangle(x: x, y: y, width: width, height: height))
    #expect(element.initialOrigin == Point2D(x: x, y: y))
    #expect(column.contentSize == Size2D(width: 320, height: 950))
  }

  // A header of 375 × 300, pulled by 100, is 400 high: 4/3 as large, so 500 wide, and 62.5 wider on each side. It never
  // becomes higher than the view of 480, where it is 1.6 times as large.
  @Test(
    "a header that scales keeps its proportions and its lower edge",
    arguments: [
      (-100, -62.5, -100, 500, 400), (-180, -112.5, -180, 600, 480), (-900, -112.5, -180, 600, 480),
    ])
  func scaling(offset: Double, x: Double, y: Double, width: Double, height: Double) throws {
    let column = column {
      $0.headerSize = Size2D(width: 375, height: 300)
      $0.isHeaderScaling = true
    }
    let expected = Rectangle(x: x, y: y, width: width, height: height)
    #expect(try element(.header, of: column, at: offset).frame == expected)
    #expect(
      try element(.header, of: column, at: 0).frame == Rectangle(x: 0, y: 0, width: 375, height: 300))
  }

  @Test(
    "a header behind the content stays at the top until the content has covered it, and stretches as others do"
  )
  func behindContent() throws {
    let column = column { $0.isHeaderBehindContent = true }
    for (offset, y) in [(0, 0), (1, 1), (130, 130), (200, 200), (201, 200), (700, 200)] as [(Double, Double)]
    {
      #expect(
        try element(.header, of: column, at: offset).frame == Rectangle(x: 0, y: y, width: 320, height: 200))
      #expect(try element(.header, of: column, at: offset).zIndex == 0)
    }
    #expect(
      try element(.header, of: column, at: -80).frame == Rectangle(x: 0, y: -80, width: 320, height: 280))
    // Elements stick below the inset, so the header stays there too.
    #expect(try element(.header, of: column, at: 50, inset: 20).frame.minY == 70)
  }

  // The lower edge stays at 200; 480 is the view's height.
  @Test(
    "pulled down, the header grows to the height of the view at most",
    arguments: [(-80, -80, 280), (-280, -280, 480), (-281, -280, 480), (-1e9, -280, 480), (50, 0, 200)])
  func stretch(offset: Double, y: Double, height: Double) throws {
    #expect(
      try element(.header, of: column(), at: offset).frame
        == Rectangle(x: 0, y: y, width: 320, height: height))
    let stiff = column { $0.isHeaderStretchy = false }
    #expect(
      try element(.header, of: stiff, at: offset).frame == Rectangle(x: 0, y: 0, width: 320, height: 200))
  }

  @Test("a header higher than the view does not shrink when pulled")
  func highHeader() throws {
    let column = column { $0.headerSize = Size2D(width: 320, height: 600) }
    #expect(
      try element(.header, of: column, at: -50).frame == Rectangle(x: 0, y: 0, width: 320, height: 600))
  }

  // offset / 200, 0.7 at most.
  @Test(
    "the overlay darkens in proportion", arguments: [(-50, 0), (0, 0), (50, 0.25), (140, 0.7), (150, 0.7)])
  func overlay(offset: Double, alpha: Double) throws {
    let fading = column { $0.maximumHeaderOverlayAlpha = 0.7 }
    #expect(try element(.header, of: fading, at: offset).headerOverlayAlpha == alpha)
    let clear = column { $0.isHeaderOverlayFading = false }
    #expect(try element(.header, of: clear, at: offset).headerOverlayAlpha == 0)
  }

  // Section headers stick at the offset + 50 of menu, and stop 30 above the last cell's lower edge: at 580 in
  // section 0, at 630 in section 1, which has no cells, at 900 in section 2.
  @Test(
    "menu and section headers stick",
    arguments: [
      (-80, 200, [250, 630, 680]), (0, 200, [250, 630, 680]), (200, 200, [250, 630, 680]),
      (300, 300, [350, 630, 680]), (530, 530, [580, 630, 680]), (600, 600, [580, 630, 680]),
      (700, 700, [580, 630, 750]), (850, 850, [580, 630, 900]), (900, 900, [580, 630, 900]),
    ] as [(Double, Double, [Double])])
  func sticking(offset: Double, menu: Double, headers: [Double]) throws {
    let column = column()
    #expect(try element(.menu, of: column, at: offset).frame.minY == menu)
    #expect(try element(.menu, of: column, at: offset).initialOrigin.y == 200)
    for (section, y) in headers.enumerated() {
      let header = try element(.sectionHeader(section: section), of: column, at: offset)
      #expect(header.frame.minY == y)
      #expect(header.initialOrigin.y == [250, 630, 680][section])
    }
  }

  @Test("without a sticky menu section headers stick at the top")
  func withoutMenu() throws {
    let moving = column { $0.isMenuSticky = false }
    #expect(try element(.menu, of: moving, at: 300).frame.minY == 200)
    #expect(try element(.sectionHeader(section: 0), of: moving, at: 300).frame.minY == 300)
    // Everything is 50 higher: section 0 begins at 200.
    let absent = column { $0.menuSize = Size2D(width: 320, height: 0) }
    #expect(absent.element(.menu, at: StretchySolver.Scroll(offset: 0)) == nil)
    #expect(absent.contentSize.height == 900)
    #expect(try element(.sectionHeader(section: 0), of: absent, at: 190).frame.minY == 200)
    #expect(try element(.sectionHeader(section: 0), of: absent, at: 300).frame.minY == 300)
    let loose = column { $0.areSectionHeadersSticky = false }
    #expect(try element(.sectionHeader(section: 0), of: loose, at: 300).frame.minY == 250)
  }

  // At rest the offset is −60: nothing stretches there, and 60 below the view's edge elements stick.
  @Test("the top inset moves the positions at which elements stick and stretch")
  func topInset() throws {
    let column = column()
    #expect(try element(.header, of: column, at: -60, inset: 60).frame.height == 200)
    #expect(try element(.header, of: column, at: -90, inset: 60).frame.height == 230)
    #expect(try element(.header, of: column, at: -10, inset: 60).headerOverlayAlpha == 0.25)
    #expect(try element(.menu, of: column, at: 300, inset: 60).frame.minY == 360)
    #expect(try element(.sectionHeader(section: 0), of: column, at: 300, inset: 60).frame.minY == 410)
  }

  // d from the middle of the view, over (480 + 100) / 2 = 290, times −30. The cell's middle is at 340: at 0 it is
  // 100 below the middle of the view, at 390 it is 290 above it, at −200 further below than 290.
  @Test(
    "pictures in cells move against the direction of scrolling",
    arguments: [(0, -3000.0 / 290), (100, 0), (245, 15), (390, 30), (450, 30), (-190, -30), (-200, -30)])
  func parallax(offset: Double, expected: Double) throws {
    let item = try element(.item(0, section: 0), of: column(), at: offset)
    #expect(abs(item.parallaxOffset - expected) < 1e-12)
    let still = column { $0.hasParallax = false }
    #expect(try element(.item(0, section: 0), of: still, at: offset).parallaxOffset == 0)
  }

  // Eight cells and footers are 1 … 8, section headers 9 … 11.
  @Test("the stack: header, cells and footers, section headers, menu")
  func stack() throws {
    let order: [Role] = [
      .header, .item(0, section: 0), .item(1, section: 0), .item(2, section: 0), .sectionFooter(section: 0),
      .sectionFooter(section: 1), .item(0, section: 2), .item(1, section: 2), .sectionFooter(section: 2),
      .sectionHeader(section: 0), .sectionHeader(section: 1), .sectionHeader(section: 2), .menu,
    ]
    let column = column()
    #expect(try order.map { try element($0, of: column, at: 123).zIndex } == Array(0...12))
  }

  @Test("an absent item size means the height of the view, and its width less twice the spacing")
  func absentItemSize() throws {
    for size in [nil, Size2D.zero] {
      let column = column { $0.itemSize = size }
      #expect(
        try element(.item(0, section: 0), of: column, at: 0).frame
          == Rectangle(x: 20, y: 290, width: 280, height: 480))
    }
    #expect(column { ($0.itemSize, $0.itemSpacing) = (nil, 200) }.itemSize == Size2D(width: 0, height: 480))
  }

  @Test("elements that do not exist have no frame")
  func missing() {
    let column = column()
    let roles: [Role] = [
      .item(3, section: 0), .item(-1, section: 0), .item(0, section: 1), .item(0, section: 3),
      .item(0, section: -1), .sectionHeader(section: 3), .sectionFooter(section: -1),
    ]
    for role in roles { #expect(column.element(role, at: StretchySolver.Scroll(offset: 0)) == nil) }
  }

  // 445 is half-way down the second cell of section 0, whose stretch of 110 begins at 390: (445 − 280) / 110 = 1.5.
  @Test("a place between the cells keeps its meaning when sizes change")
  func anchors() throws {
    let anchor = try #require(column().anchor(at: 445))
    #expect(anchor == StretchySolver.Anchor(section: 0, position: 1.5))
    let higher = column { $0.itemSize = Size2D(width: 280, height: 290) }
    // 280 + 1.5 · 300
    #expect(higher.y(of: anchor) == 730)
    #expect(column().anchor(at: 100) == nil)
    #expect(column().anchor(at: 2000) == nil)
  }
}
