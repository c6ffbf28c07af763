import GalleryApp
import Testing

extension GalleryWindowTests {
  @Suite("What is on the screen")
  struct PictureTests {
    @Test("drawn without GL, it is the picture --snapshot writes", arguments: GalleryLayout.allCases)
    func withoutGL(layout: GalleryLayout) throws {
      let window = try DrivenWindow("--layout", layout.rawValue)
      #expect(window.state.layout == layout.rawValue)
      try window.expectPicture("--layout", layout.rawValue)
    }

    @Test("drawn with GL in software, it is the same picture", arguments: [GalleryLayout.grid, .picker])
    func softwareGL(layout: GalleryLayout) throws {
      let window = try DrivenWindow("--layout", layout.rawValue, renderer: "gl")
      try window.expectPicture("--layout", layout.rawValue)
    }

    @Test("on a dark desktop it is dark, unless light is asked for")
    func dark() throws {
      let dark = try DrivenWindow("--layout", "grid", isDark: true)
      #expect(dark.state.isDark)
      try dark.expectPicture("--layout", "grid", "--appearance", "dark")
      let light = try DrivenWindow("--layout", "grid", "--appearance", "light", isDark: true)
      #expect(!light.state.isDark)
      try light.expectPicture("--layout", "grid", "--appearance", "light")
    }

    @Test("when the desktop turns dark it does so, and back")
    func change() throws {
      let window = try DrivenWindow("--layout", "grid")
      try window.setDesktop(isDark: true)
      try window.wait(for: \.isDark)
      try window.expectPicture("--layout", "grid", "--appearance", "dark")
      try window.setDesktop(isDark: false)
      try window.wait { !$0.isDark }
      try window.expectPicture("--layout", "grid")
    }

    @Test("on a light desktop it is light, unless dark is asked for")
    func light() throws {
      let light = try DrivenWindow("--layout", "picker")
      #expect(!light.state.isDark)
      let dark = try DrivenWindow("--layout", "picker", "--appearance", "dark")
      #expect(dark.state.isDark)
      try dark.expectPicture("--layout", "picker", "--appearance", "dark")
    }
  }
}
