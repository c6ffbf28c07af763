import UIKit

extension ContentOffer {
  /// The identifier of the type in which a picture is read; nil if there is no picture.
  var pictureType: String? {
    UIPasteboard.typeListImage.first { contains(mediaType: MediaType.name(for: $0)) }
  }
}
