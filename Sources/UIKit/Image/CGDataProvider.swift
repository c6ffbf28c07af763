import Foundation

/// Data, in the words of Core Foundation.
public typealias CFData = NSData

/// The bytes of data. They are valid as long as the data exists. Nil without data.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.length ?? 0 }

/// The bytes of an image.
public final class CGDataProvider {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of bytes.
  public init?(data: CFData) { self.data = data }
}
