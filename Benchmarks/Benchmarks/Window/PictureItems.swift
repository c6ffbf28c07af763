import ImageDecoding
import UIKit

/// One section of items, each with its own picture and name, which are made when the item is shown.
@MainActor
final class PictureItems: NSObject, UICollectionViewDataSource {
  let count: Int

  init(count: Int) { self.count = count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? PictureCell)?.show(image(of: indexPath.item), title: "Picture \(indexPath.item)")
    return cell
  }

  /// Returns stripes in three colours that no other item has.
  private func image(of item: Int) -> UIImage {
    let (width, height) = (108, 76)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        let first = UInt32(truncatingIfNeeded: item) &* 2_654_435_761
        for y in 0..<height {
          let color = (first &* UInt32(y / 26 + 1)) | 0xFF00_0000
          for x in 0..<width { pixels[y * width + x] = color }
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, pixels: pixels).map { UIImage(cgImage: CGImage($0)) }
      ?? UIImage()
  }
}
