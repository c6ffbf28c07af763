import CGTK4
import Foundation
import RendererTestSupport
import Synchronization
import Testing

@testable import GTKHost

/// Contents that are copied before they are made, and what another program gets.
@MainActor
@Suite("Promised data", .needsDisplay)
struct PromisedDataTests {
  private final class Counter: Sendable {
    private let state = Mutex(0)
    var count: Int { state.withLock { $0 } }
    func add() { state.withLock { $0 += 1 } }
  }

  @Test("are offered unmade, and made each time they are asked for")
  func list() async throws {
    let counter = Counter()
    let urls = PromisedData {
      counter.add()
      return PromisedData.list(
        of: ["/a b.png", "/ü.jpg"].map { URL(filePath: $0, directoryHint: .notDirectory) })
    }
    let provider = urls.makeProvider(as: .urls)
    #expect(offers(provider, "text/uri-list") && !offers(provider, "image/png"))
    #expect(counter.count == 0)
    for request in 1...2 {
      let data = try await data(of: provider, as: .urls, "text/uri-list")
      #expect(
        data.map { String(decoding: $0, as: UTF8.self) } == "file:///a%20b.png\r\nfile:///%C3%BC.jpg\r\n")
      #expect(counter.count == request)
    }
  }

  @Test("a picture is offered unmade, and one that can no longer be read is an error")
  func picture() async throws {
    let png = Data([0x89, 0x50, 0x4E, 0x47])
    let provider = PromisedData { png }.makeProvider(as: .picture)
    #expect(offers(provider, "image/png") && !offers(provider, "text/uri-list"))
    #expect(try await data(of: provider, as: .picture, "image/png") == png)
    let lost = PromisedData { nil }.makeProvider(as: .picture)
    #expect(try await data(of: lost, as: .picture, "image/png") == nil)
  }

  private func offers(_ provider: ContentProvider, _ mediaType: String) -> Bool {
    let formats = gdk_content_formats_union_serialize_mime_types(
      gdk_content_provider_ref_formats(provider.pointer()))
    defer { gdk_content_formats_unref(formats) }
    return gdk_content_formats_contain_mime_type(formats, mediaType) != 0
  }

  /// What a program gets that asks the clipboard; nil for an error.
  private func data(
    of provider: ContentProvider, as format: PromisedData.Format, _ mediaType: String
  ) async throws -> Data? {
    let stream = try #require(g_memory_output_stream_new_resizable())
    defer { g_object_unref(stream) }
    var value = GValue()
    g_value_init(&value, format.type)
    defer { g_value_unset(&value) }
    try #require(gdk_content_provider_get_value(provider.pointer(), &value, nil) != 0)
    var isWritten: Bool?
    let answer = AsyncAnswer { isWritten = gdk_content_serialize_finish($0, nil) != 0 }
    gdk_content_serialize_async(
      stream, mediaType, &value, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
    while isWritten == nil {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
    guard isWritten == true else { return nil }
    let output = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GMemoryOutputStream.self)
    let count = Int(g_memory_output_stream_get_data_size(output))
    let bytes = try #require(g_memory_output_stream_get_data(output))
    return Data(bytes: bytes, count: count)
  }
}
