import CollectionViewTesting
@testable import ContactCell
import Testing
import UIKit

/// A snapshot test: draws the cell and compares it with `Golden/ContactCell.png`, which somebody looked at.
@MainActor
@Suite struct ContactCellTests {
  @Test("a contact with a name and a number")
  func contact() {
    let cell = ContactCell(frame: CGRect(x: 0, y: 0, width: 320, height: 72))
    cell.show(name: "Ada Lovelace", number: "+44 20 7946 0958")
    expectSnapshot(of: cell, named: "ContactCell", scales: [1])
  }
}
