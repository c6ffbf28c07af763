// swift-tools-version: 6.2
import PackageDescription

// Reads what the compiler and a test run say of a module; depends on nothing of the project, so that it builds in
// seconds.
let package = Package(
  name: "APISurface",
  targets: [
    .systemLibrary(name: "CIndexStore"),
    .executableTarget(name: "APISurface", dependencies: ["CIndexStore"]),
  ],
  swiftLanguageModes: [.v6]
)
