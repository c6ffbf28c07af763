#if os(Linux)
  import Glibc

  /// The fonts that tests see: those of `Tests/Fonts/fonts.conf`, and no others the machine may have.
  ///
  /// Fontconfig reads its configuration when the first text is set, in whatever test that happens. So the choice is
  /// made before `main`, by a pointer among the program's initializers; a configuration named by the environment is
  /// left alone.
  ///
  /// Not part of the product: the tests of an app name their fonts in the environment, as the template does, because a
  /// product must not change the fonts of a process that links it.
  public enum PinnedFonts {
    /// The configuration's path.
    public static let configuration: String = {
      let folders = #filePath.split(separator: "/").dropLast(2)
      return "/" + folders.joined(separator: "/") + "/Fonts/fonts.conf"
    }()
  }

  // Older compilers have no `@section`: with them, name the configuration in the environment, as scripts/test does.
  #if compiler(>=6.3)
    @section(".init_array") @used
    private let choosePinnedFonts: @convention(c) () -> Void = {
      setenv("FONTCONFIG_FILE", PinnedFonts.configuration, 0)
    }
  #endif
#endif
