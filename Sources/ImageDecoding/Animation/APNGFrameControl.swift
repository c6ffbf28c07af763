/// Position, duration and composition of a frame of an animated PNG file: the chunk fcTL.
struct APNGFrameControl {
  /// The data of a chunk IHDR for the frame.
  let header: [UInt8]
  let x: Int
  let y: Int
  /// In seconds.
  let duration: Double
  let disposal: AnimationCanvas.Disposal
  let isBlended: Bool

  /// Reads a chunk; nil if it is damaged or the frame is not inside the canvas.
  ///
  /// - Parameters:
  ///   - bytes: The data of the chunk.
  ///   - header: The data of the chunk IHDR of the file.
  ///   - size: The size of the canvas.
  init?(_ bytes: [UInt8], header: [UInt8], in size: (width: Int, height: Int)) {
    guard bytes.count == 26 else { return nil }
    let (width, height) = (bytes[4..<8].bigEndianNumber, bytes[8..<12].bigEndianNumber)
    (x, y) = (bytes[12..<16].bigEndianNumber, bytes[16..<20].bigEndianNumber)
    guard width > 0, height > 0, x + width <= size.width, y + height <= size.height else { return nil }
    self.header = Array(bytes[4..<12] + header[8...])
    let divisor = bytes[22..<24].bigEndianNumber
    duration = Double(bytes[20..<22].bigEndianNumber) / Double(divisor == 0 ? 100 : divisor)
    disposal = bytes[24] == 1 ? .clear : bytes[24] == 2 ? .restore : .keep
    isBlended = bytes[25] == 1
  }
}
