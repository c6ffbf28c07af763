import CGTK4
import Foundation
import RendererTestSupport
import Synchronization
import Testing

@testable import GTKHost

/// URLs that are copied, and what another program gets.
@MainActor
@Suite("Promised URLs", .needsDisplay)
struct PromisedURLsTests {
  private final class Counter: Sendable {
    private let state = Mutex(0)
    var count: Int { state.withLock { $0 } }
    func add() { state.withLock { $0 += 1 } }
  }

  @Test("are offered unmade, and made each time they are asked for")
  func list() async throws {
    let counter = Counter()
    let urls = PromisedURLs {
      counter.add()
      return ["/a b.png", "/ü.jpg"].map { URL(filePath: $0, directoryHint: .notDirectory) }
    }
    let provider = try #require(urls.makeProvider())
    defer { g_object_unref(provider) }
    let formats = gdk_content_formats_union_serialize_mime_types(gdk_content_provider_ref_formats(provider))
    defer { gdk_content_formats_unref(formats) }
    #expect(gdk_content_formats_contain_mime_type(formats, "text/uri-list") != 0)
    #expect(counter.count == 0)
    for request in 1...2 {
      #expect(try await data(of: provider) == "file:///a%20b.png\r\nfile:///%C3%BC.jpg\r\n")
      #expect(counter.count == request)
    }
  }

  /// What a program gets that asks the clipboard for a list of URIs.
  private func data(of provider: UnsafeMutablePointer<GdkContentProvider>) async throws -> String {
    let stream = try #require(g_memory_output_stream_new_resizable())
    defer { g_object_unref(stream) }
    var value = GValue()
    g_value_init(&value, PromisedURLs.type)
    defer { g_value_unset(&value) }
    try #require(gdk_content_provider_get_value(provider, &value, nil) != 0)
    var isWritten: Bool?
    let answer = AsyncAnswer { isWritten = gdk_content_serialize_finish($0, nil) != 0 }
    gdk_content_serialize_async(
      stream, "text/uri-list", &value, G_PRIORITY_DEFAULT, nil, AsyncAnswer.callback, answer.retained)
    while isWritten == nil {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
    try #require(isWritten == true)
    let output = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GMemoryOutputStream.self)
    let count = Int(g_memory_output_stream_get_data_size(output))
    let bytes = try #require(g_memory_output_stream_get_data(output))
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
