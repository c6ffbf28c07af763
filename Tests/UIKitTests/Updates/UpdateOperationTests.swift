import CollectionViewTesting
import TestSupport
import Testing

@testable import UIKit

@Suite("Operations of an update")
struct UpdateOperationTests {
  /// The change of CollectionViewTesting with the same meaning.
  private func change(for operation: UpdateOperation) -> DataChange {
    switch operation {
    case .insertItem(let path): .insertItem(path)
    case .deleteItem(let path): .deleteItem(path)
    case .reloadItem(let path): .reloadItem(path)
    case .reconfigureItem(let path): .reconfigureItem(path)
    case .moveItem(let from, let to): .moveItem(from: from, to: to)
    case .insertSection(let section): .insertSection(section)
    case .deleteSection(let section): .deleteSection(section)
    case .reloadSection(let section): .reloadSection(section)
    case .moveSection(let from, let to): .moveSection(from: from, to: to)
    }
  }

  @Test(
    "an operation and the change of CollectionViewTesting have one description",
    arguments: [
      UpdateOperation.insertItem([1, 2]), .deleteItem([1, 2]), .reloadItem([1, 2]), .reconfigureItem([1, 2]),
      .moveItem(from: [1, 2], to: [3, 4]), .insertSection(1), .deleteSection(1), .reloadSection(1),
      .moveSection(from: 1, to: 2),
    ])
  func descriptions(operation: UpdateOperation) {
    #expect("\(change(for: operation))" == "\(operation)")
  }
}
