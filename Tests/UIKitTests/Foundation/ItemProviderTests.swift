import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Types of item providers")
struct ItemProviderTests {
  private func png() -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data("png".utf8), nil)
      return nil
    }
    return provider
  }

  @Test(
    "a type conforms to those that are more general",
    arguments: [
      ("public.png", true), ("public.image", true), ("public.data", true), ("public.item", true),
      ("public.jpeg", false), ("public.text", false), ("public.movie", false),
    ])
  func pictures(type: String, conforms: Bool) {
    let provider = png()
    #expect(provider.hasItemConformingToTypeIdentifier(type) == conforms)
    var texts: [String] = []
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
      texts.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }
    #expect(texts == [conforms ? "png" : "none"])
  }

  @Test("a string conforms to texts, and not to URLs")
  func strings() {
    let provider = NSItemProvider(object: NSString(string: "hello"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
    var texts: [String] = []
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
      texts.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
    }
    #expect(texts == ["hello"])
  }
}
