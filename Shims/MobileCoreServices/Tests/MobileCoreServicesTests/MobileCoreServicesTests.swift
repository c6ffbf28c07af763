import MobileCoreServices
import Testing

// As code for iOS 8 to 13 calls them.
@Suite("The module MobileCoreServices")
struct MobileCoreServicesTests {
  @Test("constants are identifiers")
  @available(*, deprecated) func constants() {
    #expect(kUTTypeImage as String == "public.image" && kUTTypePDF as String == "com.adobe.pdf")
    #expect([kUTTypeMovie as String, kUTTypeMP3 as String] == ["public.movie", "public.mp3"])
  }

  @Test("the media type of a file name extension")
  func mediaType() throws {
    let fileExtension = String("JPG")
    let type = try #require(
      UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, fileExtension as CFString, nil)?
        .takeRetainedValue())
    #expect(
      UTTypeCopyPreferredTagWithClass(type, kUTTagClassMIMEType)?.takeRetainedValue() as String?
        == "image/jpeg")
    #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "", nil) == nil)
    #expect(UTTypeCopyPreferredTagWithClass("public.image", kUTTagClassMIMEType) == nil)
  }

  @Test("conformance")
  @available(*, deprecated) func conformance() {
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    #expect(UTTypeConformsTo("org.example.a", "org.example.A"))
  }
}
