import Foundation

/// A drag session over a view that may accept a drop.
@MainActor
final class DropSession: NSObject, UIDropSession {
  let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: DragSession) { self.drag = drag }

  var localDragSession: (any UIDragSession)? { drag.isForeign ? nil : drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }

  /// The operation that a drop would perform, according to a proposal.
  func operation(of proposal: UIDropProposal?) -> UIDropOperation {
    guard let proposal else { return .cancel }
    return proposal.operation == .move && !allowsMoveOperation ? .forbidden : proposal.operation
  }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    var objects: [Int: any NSItemProviderReading] = [:]
    var remaining = items.count
    if items.isEmpty { completion([]) }
    for (index, item) in items.enumerated() {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        objects[index] = object
        progress.completedUnitCount += 1
        remaining -= 1
        if remaining == 0 { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
      }
    }
    return progress
  }
}
