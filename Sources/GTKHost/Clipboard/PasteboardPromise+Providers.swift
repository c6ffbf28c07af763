import Foundation
import UIKit

extension PasteboardPromise {
  /// Makes providers of the contents for other programs. The contents are made when a program asks for them.
  @MainActor
  func makeProviders() -> [ContentProvider] {
    let (makeURLs, isCut) = (makeURLs, isCut)
    var providers = [
      PromisedData { PromisedData.list(of: makeURLs()) }.makeProvider(as: .urls),
      PromisedData { CopiedFiles(urls: makeURLs(), isCut: isCut).data }.makeProvider(as: .copiedFiles),
    ]
    if isCut { providers.append(ContentProvider(Data("1".utf8), as: CopiedFiles.kdeMediaType)) }
    if let makePicture { providers.append(PromisedData(makePicture).makeProvider(as: .picture)) }
    return providers
  }
}
