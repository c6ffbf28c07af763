/// Packs bits into bytes, each of which begins with its lowest bit. The last byte is filled with 0.
func packed(_ bits: [UInt8]) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
  for (index, bit) in bits.enumerated() { bytes[index / 8] |= bit << UInt8(index % 8) }
  return bytes
}

/// A lossless WebP bitstream (VP8L) of one pixel.
func losslessPixel(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> [UInt8] {
  // Three bits for no transforms, no cache and no groups; then codes of one symbol of 8 bits each for green, red, blue
  // and alpha, and a code of the symbol 0 for distances.
  var bits: [UInt8] = [0, 0, 0]
  for symbol in [green, red, blue, alpha] {
    bits += [1, 0, 1]
    for bit in 0..<8 { bits.append(symbol >> UInt8(bit) & 1) }
  }
  bits += [1, 0, 0, 0]
  // The signature, then 1 × 1 pixel, with a bit for opacity, in version 0.
  let head: [UInt8] = [0x2F, 0, 0, 0, alpha < 255 ? 0x10 : 0]
  return head + packed(bits)
}

/// A chunk of a RIFF file.
func riffChunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  var chunk = Array(name.utf8)
  chunk += [UInt8(data.count & 255), UInt8(data.count >> 8), 0, 0]
  chunk += data
  if !data.count.isMultiple(of: 2) { chunk.append(0) }
  return chunk
}

/// A WebP file of chunks.
func webPFile(_ chunks: [[UInt8]]) -> [UInt8] {
  let body = chunks.reduce(Array("WEBP".utf8), +)
  return riffChunk("RIFF", body)
}
