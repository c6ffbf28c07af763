import Foundation
import Testing
import UIKit

@Suite("Texts to translate, and sequences of notifications")
struct LocalizedStringTests {
  @Test("without a translation, a text is as it is written")
  func plain() {
    let (name, count) = ("Kyoto", 3)
    #expect(String(localized: "Photos") == "Photos")
    #expect(String(localized: "\(count) photos in \(name)", comment: "a title") == "3 photos in Kyoto")
    #expect(String(localized: "100 % of \(count)") == "100 % of 3" && String(localized: "50%") == "50%")
    #expect(String(localized: "\(0.5) and \(Int8(-1))") == "0.500000 and -1")
    #expect(String(localized: "title.key", defaultValue: "\(count) items") == "3 items")
    #expect(String(localized: "\(name)%") == "Kyoto%")
  }

  @Test("a translation has the values in its own order")
  func translated() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LocalizedStringTests.bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = """
      "%lld photos in %@" = "In %2$@ sind %1$lld Fotos";
      "%lf km" = "%.1f Kilometer";
      "key" = "%lld Stück, 10%%";
      """
    try Data(table.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(String(localized: "\(3) photos in \("Kyoto")", bundle: bundle) == "In Kyoto sind 3 Fotos")
    #expect(String(localized: "\(2.25) km", bundle: bundle).hasSuffix(" Kilometer"))
    #expect(String(localized: "key", defaultValue: "\(7) pieces", bundle: bundle) == "7 Stück, 10%")
    #expect(
      String(localized: "\(4) photos in \("Rome")", table: "Other", bundle: bundle) == "4 photos in Rome")
  }

  @Test("notifications are read one after the other")
  func notifications() async {
    let (center, name) = (NotificationCenter(), Notification.Name("test"))
    let sequence = center.notifications(named: name)
    for number in 0..<3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    var numbers: [Int] = []
    for await notification in sequence {
      numbers.append(notification.userInfo?["number"] as? Int ?? -1)
      if numbers.count == 3 { break }
    }
    #expect(numbers == [0, 1, 2])
  }
}
