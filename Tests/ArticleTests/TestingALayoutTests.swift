import CollectionViewTesting
import Foundation
import Testing
import UIKit

/// The article "Testing a layout".
@MainActor
@Suite("Article: testing a layout")
struct TestingALayoutArticle {
  /// A version of the article's layout, the law that it breaks, and the file with the failure that the article shows.
  struct Version: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let law: LayoutLaw
    let make: @MainActor @Sendable () -> UICollectionViewLayout
  }

  private nonisolated static let versions = [
    Version(testDescription: "first", law: .everyItem) { FirstNotesLayout() },
    Version(testDescription: "second", law: .returnedAttributes) { SecondNotesLayout() },
    Version(testDescription: "third", law: .contentSize) { ThirdNotesLayout() },
  ]

  @Test(
    "each mistake breaks the law that the article names, with the failure that it shows", arguments: versions)
  func mistakes(version: Version) throws {
    var subject = LayoutSubject("NotesLayout", make: version.make)
    subject.hasOneSection = true
    let found = violations(of: subject, trials: 8)
    let violation = try #require(found.first { $0.law == version.law })
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/notes-\(version.testDescription).txt")
    if !FileManager.default.fileExists(atPath: file.path) {
      try Data((violation.description + "\n").utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(violation.description + "\n" == expected)
  }

  @Test("the second and the third version break no law for the mistake that was removed")
  func removed() {
    for (index, version) in Self.versions.enumerated() {
      var subject = LayoutSubject("NotesLayout", make: version.make)
      subject.hasOneSection = true
      let laws = Set(violations(of: subject, trials: 8).map(\.law))
      #expect(laws.isDisjoint(with: Self.versions.prefix(index).map(\.law)), "\(laws)")
    }
  }

  private typealias NotesLayout = FastNotesLayout

  // snippet: laws
  @Test("the notes keep the laws of a layout")
  func laws() { expectLaws(of: NotesLayout(), hasOneSection: true) }
  // end snippet

  // snippet: subject
  @Test("the notes keep the laws when their height changes")
  func subject() {
    var subject = LayoutSubject("notes") { NotesLayout() }
    subject.hasOneSection = true
    subject.change(NotesLayout.self, named: "a height of 70") { layout in
      layout.height = { _ in 70 }
      layout.invalidateLayout()
    }
    expectLaws(of: subject)
  }
  // end snippet

  // snippet: frames
  @Test("the third note is below the first")
  func frames() {
    let notes = Notes(["Milk", "Call Ada", "Tickets for Friday"])
    let layout = NotesLayout()
    layout.height = { [50, 30, 40][$0.item] }
    expectFrames(
      of: notes.makeView(layout, width: 200),
      """
      content   200 × 114
      cell 0,0  (8, 8, 88 × 50)
      cell 0,1  (104, 8, 88 × 30)
      cell 0,2  (8, 66, 88 × 40)
      """)
  }
  // end snippet

  // snippet: driving
  @Test("Page Down and a fling show the last note")
  func driving() {
    let notes = Notes((1...40).map { "Note \($0)" })
    let stage = Stage(notes.makeView(NotesLayout(), width: 200))
    stage.keys.press(.home)
    stage.keys.press(.pageDown)
    stage.settle()
    let afterPageDown = stage.collectionView?.contentOffset.y ?? 0
    #expect(afterPageDown > 0)
    stage.finger.fling(velocity: CGVector(dx: 0, dy: -3000))
    stage.settle()
    #expect(stage.collectionView?.indexPathsForVisibleItems.contains([0, 39]) == true)
  }
  // end snippet

  // snippet: snapshot
  @Test("notes on a narrow and on a wide screen")
  func snapshot() {
    let notes = Notes(["Milk", "Call Ada", "Tickets for Friday", "Water the plants"])
    expectSnapshot(
      of: notes.makeView(NotesLayout(), width: 200), named: "notes",
      sizes: [CGSize(width: 200, height: 150), CGSize(width: 300, height: 150)], styles: [.light, .dark])
  }
  // end snippet

  // snippet: wireframe
  @Test("where the layout has the notes")
  func wireframe() {
    let notes = Notes(["Milk", "Call Ada", "Tickets for Friday", "Water the plants"])
    let stage = Stage(notes.makeView(NotesLayout(), width: 200), size: CGSize(width: 200, height: 180))
    expectSnapshot(of: stage, named: "notes-wireframe", as: .wireframe)
  }
  // end snippet

  // snippet: film
  @Test("a new note moves the others down")
  func film() {
    let notes = Notes(["Milk", "Call Ada", "Tickets for Friday"])
    let view = notes.makeView(NotesLayout(), width: 200)
    let stage = Stage(view, size: CGSize(width: 200, height: 200))
    expectFilm(of: stage, named: "notes-film", at: [0, 0.1, 0.2, 0.4]) {
      notes.texts.insert("New", at: 0)
      view.insertItems(at: [[0, 0]])
    }
  }
  // end snippet

  // snippet: calls
  @Test("a new note is the only one that is asked for")
  func callsOfAnInsertion() {
    let notes = Notes(["Milk", "Call Ada", "Tickets for Friday"])
    let view = notes.makeView(NotesLayout(), width: 200)
    view.layoutIfNeeded()
    expectCalls(
      of: view, to: [.dataSource],
      """
      dataSource numberOfItemsInSection 0
      dataSource cellForItemAt 0,1
      """
    ) {
      notes.texts.insert("New", at: 1)
      view.insertItems(at: [[0, 1]])
    }
  }
  // end snippet

  // snippet: cost
  @Test("scrolling costs the same with 500 notes and with 5000")
  func cost() { expectCost(of: NotesLayout(), between: 500, and: 5000) }
  // end snippet

  @Test("before, it does not, and the failure is that of the article")
  func costOfAll() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/notes-cost.txt")
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").joined(separator: " ")
    withKnownIssue {
      expectCost(of: LastNotesLayout(), between: 500, and: 5000)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.replacing("LastNotesLayout", with: "NotesLayout") == expected }
    }
  }
}

// snippet: source
final class Notes: NSObject, UICollectionViewDataSource {
  var texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func makeView(_ layout: UICollectionViewLayout, width: CGFloat) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    view.dataSource = self
    return view
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.label.text = texts[indexPath.item]
    return cell
  }
}
// end snippet

final class NoteCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemYellow
    contentView.layer.cornerRadius = 6
    label.frame = CGRect(x: 6, y: 2, width: contentView.bounds.width - 12, height: 36)
    label.autoresizingMask = .flexibleWidth
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
