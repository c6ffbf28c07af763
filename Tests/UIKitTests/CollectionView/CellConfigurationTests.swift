import TestSupport
import Testing
import UIKit

/// The content and background configurations of a cell, and how they follow its state.
@MainActor
@Suite("Configurations of cells")
struct CellConfigurationTests {
  /// A word, and how it is read in a situation.
  struct Word: UIContentConfiguration {
    var text: String
    var suffix = ""

    func makeContentView() -> any UIView & UIContentView { WordView(self) }

    func updated(for state: any UIConfigurationState) -> Word {
      guard let state = state as? UICellConfigurationState else { return self }
      var word = self
      word.suffix = (state.isSelected ? " selected" : "") + (state.isHighlighted ? " highlighted" : "")
      return word
    }
  }

  final class WordView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ word: Word) {
      configuration = word
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var shown: String { (configuration as? Word).map { $0.text + $0.suffix } ?? "" }
  }

  struct Dot: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { WordView(Word(text: "dot")) }
    func updated(for state: any UIConfigurationState) -> Dot { self }
  }

  final class StatefulCell: UICollectionViewCell {
    static let star = UIConfigurationStateCustomKey("test.star")
    var states: [UICellConfigurationState] = []

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[Self.star] = 3
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.contentConfiguration = Word(text: "\(path.item)")
      return cell
    }

    func collectionView(
      _ view: UICollectionView, moveItemAt origin: IndexPath, to target: IndexPath
    ) {}
  }

  private let source = Source()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(StatefulCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  private func cell(_ item: Int) throws -> StatefulCell {
    try #require(view.cellForItem(at: [0, item]) as? StatefulCell)
  }

  // MARK: - Content

  @Test("the content's view is the content view, and is kept while it supports the configuration")
  func content() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let plain = cell.contentView
    cell.contentConfiguration = Word(text: "a")
    let word = try #require(cell.contentView as? WordView)
    #expect(plain.superview == nil && word.superview === cell && word.frame == cell.bounds)
    cell.contentConfiguration = Word(text: "b")
    #expect(cell.contentView === word && word.shown == "b")
    cell.bounds.size.width = 90
    #expect(word.frame == cell.bounds)
    cell.contentConfiguration = Dot()
    #expect(cell.contentView !== word && word.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is WordView) && cell.contentView.superview === cell)
    #expect(cell.subviews == [cell.contentView])
  }

  @Test("the content adapts to selection and highlight, unless that is turned off")
  func updatedContent() throws {
    let cell = try cell(1)
    let word = try #require(cell.contentView as? WordView)
    #expect(word.shown == "1")
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(word.shown == "1 selected" && cell.contentView === word)
    cell.isHighlighted = true
    #expect(word.shown == "1 selected", "in the next layout pass")
    view.layoutIfNeeded()
    #expect(word.shown == "1 selected highlighted")
    cell.automaticallyUpdatesContentConfiguration = false
    view.deselectItem(at: [0, 1], animated: false)
    view.layoutIfNeeded()
    #expect(word.shown == "1 selected highlighted")
  }

  // MARK: - States

  @Test("a cell is updated before it is first shown, and once for each change of its situation")
  func states() throws {
    let cell = try cell(0)
    #expect(cell.states.count == 1)
    #expect(cell.states[0] == cell.configurationState && cell.states[0][StatefulCell.star] == AnyHashable(3))
    view.layoutIfNeeded()
    #expect(cell.states.count == 1)
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { _, state in handled.append(state.isSelected) }
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(handled == [true] && cell.states.count == 2 && cell.states[1].isSelected)
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(try self.cell(0).states.last?.isEditing == true)
    cell.setNeedsUpdateConfiguration()
    view.layoutIfNeeded()
    #expect(cell.states.last == cell.configurationState)
  }

  @Test("a state says what happens to the cell, and two of the same are equal")
  func flags() throws {
    let traits = view.traitCollection
    var state = UICellConfigurationState(traitCollection: traits)
    #expect(state == UICellConfigurationState(traitCollection: traits))
    #expect(state.cellDragState == .none && state.cellDropState == .none)
    state[StatefulCell.star] = "x"
    #expect(state != UICellConfigurationState(traitCollection: traits))
    state[StatefulCell.star] = nil
    #expect(state == UICellConfigurationState(traitCollection: traits))
    var viewState = UIViewConfigurationState(traitCollection: traits)
    viewState[UIConfigurationStateCustomKey(rawValue: "test.star")] = 1
    #expect(viewState[StatefulCell.star] == AnyHashable(1) && !viewState.isPinned)
    let cell = try cell(2)
    cell.isUserInteractionEnabled = false
    #expect(cell.configurationState.isDisabled && !cell.configurationState.isFocused)
    #expect(view.beginInteractiveMovementForItem(at: [0, 2]) == cell.configurationState.isReordering)
  }

  @Test("a cell is updated when its item is taken up and when it is released", arguments: [true, false])
  func reordering(isCancelled: Bool) throws {
    let cell = try cell(0)
    func isShownAsReordering() -> Bool? {
      view.layoutIfNeeded()
      return cell.states.last?.isReordering
    }
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(isShownAsReordering() == true)
    view.updateInteractiveMovementTargetPosition(try self.cell(1).center)
    #expect(view.indexPath(for: cell) == [0, 1] && isShownAsReordering() == true)
    if isCancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() }
    #expect(isShownAsReordering() == false)
  }

  // MARK: - Background

  // A cell of 80 × 40; insets 1, 2, 3, 4 and margins of 8 at the leading edge leave 80 − 2 − 8 − 4 = 66 × 36 from
  // (10, 1); the outline lies 2 outside.
  @Test("a background stands inside the cell, its outline around it")
  func background() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    cell.tintColor = .red
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let custom = UIView()
    var background = cell.defaultBackgroundConfiguration()
    #expect(background.backgroundColor == .clear && background.strokeWidth == 0)
    background.backgroundColor = nil
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.edgesAddingLayoutMarginsToBackgroundInsets = .leading
    background.cornerRadius = 6
    (background.strokeColor, background.strokeWidth, background.strokeOutset) = (.blue, 1, 2)
    background.customView = custom
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    let view = try #require(cell.subviews.first)
    #expect(view !== cell.contentView && view.frame == cell.bounds && custom.superview === view)
    #expect(custom.frame == CGRect(x: 10, y: 1, width: 66, height: 36) && custom.layer.cornerRadius == 6)
    let (fill, outline) = (view.subviews[0], try #require(view.subviews.last))
    #expect(fill.frame == custom.frame && fill.backgroundColor == .red)
    #expect(outline.frame == CGRect(x: 8, y: -1, width: 70, height: 40))
    #expect(outline.layer.borderWidth == 1 && outline.layer.cornerRadius == 8)
    #expect(outline.layer.borderColor == UIColor.blue.cgColor)
    background.customView = nil
    cell.backgroundConfiguration = background
    #expect(custom.superview == nil && cell.subviews.first === view)
    cell.backgroundConfiguration = nil
    #expect(cell.subviews == [cell.contentView])
  }

  @Test("a background configuration and the background views take each other's place")
  func backgroundViews() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.subviews.count == 2)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
  }

  @Test("the background of a list's cell is another while it is touched or selected, unless a colour was set")
  func listBackgrounds() throws {
    let cell = try cell(1)
    cell.backgroundConfiguration = .listPlainCell()
    func fill() -> UIColor? {
      view.layoutIfNeeded()
      return cell.backgroundConfiguration?.backgroundColor
    }
    #expect(fill() == .systemBackground)
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(fill() == .systemGray4)
    cell.isHighlighted = true
    #expect(fill() == .systemGray5)
    cell.isHighlighted = false
    view.deselectItem(at: [0, 1], animated: false)
    #expect(fill() == .systemBackground)
    cell.backgroundConfiguration?.backgroundColor = .red
    view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    #expect(fill() == .red)
    cell.backgroundConfiguration = .listPlainHeaderFooter()
    cell.setNeedsUpdateConfiguration()
    #expect(fill() == .systemBackground, "a header is not selected")
  }

  @Test("the backgrounds of lists, by where they are")
  func listRoles() {
    let roles: [(UIBackgroundConfiguration, UIColor, radius: CGFloat)] = [
      (.listGroupedCell(), .secondarySystemGroupedBackground, 0), (.listGroupedHeaderFooter(), .clear, 0),
      (.listSidebarHeader(), .clear, 0), (.listSidebarCell(), .clear, 8),
      (.listAccompaniedSidebarCell(), .clear, 8), (.listCell(), .systemBackground, 0),
      (.listHeader(), .systemBackground, 0), (.listFooter(), .systemBackground, 0),
    ]
    for (background, color, radius) in roles {
      #expect(background.backgroundColor == color && background.cornerRadius == radius)
    }
  }

  @Test("a background's shadow is cast by its fill")
  func shadow() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    var background = UIBackgroundConfiguration.listCell()
    background.shadowProperties.color = .red
    (background.shadowProperties.opacity, background.shadowProperties.radius) = (0.5, 4)
    background.shadowProperties.offset = CGSize(width: 1, height: 2)
    background.shadowProperties.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.backgroundConfiguration = background
    let layer = try #require(cell.subviews.first?.subviews.first?.layer)
    #expect(layer.shadowColor == UIColor.red.cgColor && layer.shadowOpacity == 0.5 && layer.shadowRadius == 4)
    #expect(layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.backgroundConfiguration = .clear()
    #expect(layer.shadowOpacity == 0 && layer.shadowPath == nil)
  }

  // Rec. 709: 0.2126 · 1 of red.
  @Test("colours are made of others")
  func colors() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundColorTransformer = .grayscale
    background.strokeColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    var white: CGFloat = 0
    _ = background.resolvedBackgroundColor(for: .green).getWhite(&white, alpha: nil)
    #expect(abs(white - 0.2126) < 1e-6)
    #expect(background.resolvedStrokeColor(for: .green) == UIColor.green.withAlphaComponent(0.5))
    #expect(UIConfigurationColorTransformer { _ in .blue }(.red) == .blue)
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .tintColor)
    #expect(UIConfigurationColorTransformer.monochromeTint(.red) == .systemGray)
  }
}
