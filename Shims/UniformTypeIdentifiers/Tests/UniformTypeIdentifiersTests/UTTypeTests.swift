import Testing
import UniformTypeIdentifiers

// Identifiers, extensions and conformances: Apple, "System-declared uniform type identifiers". Media types: IANA.
@Suite("The module UniformTypeIdentifiers")
struct UTTypeTests {
  @Test(
    "extensions and media types",
    arguments: [
      (UTType.jpeg, "public.jpeg", "jpeg", "image/jpeg"), (.png, "public.png", "png", "image/png"),
      (.gif, "com.compuserve.gif", "gif", "image/gif"), (.pdf, "com.adobe.pdf", "pdf", "application/pdf"),
      (.html, "public.html", "html", "text/html"), (.json, "public.json", "json", "application/json"),
      (.mpeg4Movie, "public.mpeg-4", "mp4", "video/mp4"), (.mp3, "public.mp3", "mp3", "audio/mpeg"),
      (.plainText, "public.plain-text", "txt", "text/plain"),
      (.zip, "public.zip-archive", "zip", "application/zip"),
    ])
  func tags(type: UTType, identifier: String, filenameExtension: String, mimeType: String) {
    #expect(type.identifier == identifier && UTType(identifier) == type)
    #expect(type.preferredFilenameExtension == filenameExtension && type.preferredMIMEType == mimeType)
    #expect(UTType(filenameExtension: filenameExtension.uppercased()) == type)
    #expect(UTType(mimeType: mimeType) == type)
  }

  @Test("conformance is transitive, and not reflexive for subtypes")
  func conformance() {
    #expect(
      UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data) && UTType.jpeg.conforms(to: .item))
    #expect(UTType.jpeg.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(!UTType.jpeg.conforms(to: .movie) && !UTType.image.conforms(to: .jpeg))
    #expect(
      UTType.quickTimeMovie.isSubtype(of: .audiovisualContent) && UTType.text.isSupertype(of: .swiftSource))
    #expect(
      UTType.heic.conforms(to: .heif) && UTType.svg.conforms(to: .xml) && UTType.pdf.conforms(to: .content))
  }

  @Test("every parent is declared, and no type is its own ancestor")
  func declarations() {
    for type in [UTType.svg, .binaryPropertyList, .pythonScript, .vCard, .appleProtectedMPEG4Video] {
      #expect(!type.supertypes.contains(type))
      #expect(type.supertypes.allSatisfy(\.isDeclared) && type.supertypes.contains(.item))
    }
  }

  @Test("unknown extensions give dynamic types, empty ones none")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "xyz"))
    #expect(type.isDynamic && type.preferredFilenameExtension == "xyz" && type.conforms(to: .data))
    #expect(type == UTType(filenameExtension: "XYZ") && type != UTType(filenameExtension: "abc"))
    #expect(UTType(filenameExtension: "") == nil && UTType("org.example.unknown") == nil)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .movie)?.isDynamic == true)
  }

  @Test("types of the app conform to what they say")
  func exported() {
    let album = UTType(exportedAs: "org.example.Album", conformingTo: .json)
    #expect(album.identifier == "org.example.album" && album.conforms(to: .text) && album.isDeclared)
  }

  @Test("a URL receives the extension of a type once")
  func urls() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).lastPathComponent == "a.JPG")
  }

  @Test("a type survives encoding")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
