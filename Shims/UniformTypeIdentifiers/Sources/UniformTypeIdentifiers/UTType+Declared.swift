// The types that Apple declares, with the extensions of file names, the media types of IANA, and the types they conform to.
extension UTType {
  static let declared: [Declaration] = [
    Declaration("public.item", [], [], [], "an item of a file system or of a pasteboard"),
    Declaration("public.content", [], [], [], "something with content, such as a document"),
    Declaration("public.composite-content", ["public.content"], [], [], "content with parts of other types"),
    Declaration("public.data", ["public.item"], [], [], "bytes"),
    Declaration("public.directory", ["public.item"], [], [], "a folder or a package"),
    Declaration("public.folder", ["public.directory"], [], [], "a folder"),
    Declaration("public.symlink", ["public.item"], [], [], "a symbolic link"),
    Declaration("com.apple.package", ["public.directory"], [], [], "a folder that looks like a file"),
    Declaration("public.url", ["public.data"], [], [], "a URL"),
    Declaration("public.file-url", ["public.url"], [], [], "the URL of a file"),
    Declaration("public.text", ["public.data", "public.content"], [], [], "text, also with markup"),
    Declaration(
      "public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "text without markup"),
    Declaration("public.utf8-plain-text", ["public.plain-text"], [], [], "text without markup in UTF-8"),
    Declaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf"], "rich text"),
    Declaration("public.html", ["public.text"], ["html", "htm"], ["text/html"], "a web page"),
    Declaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML"),
    Declaration("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"], "YAML"),
    Declaration("public.json", ["public.text"], ["json"], ["application/json"], "JSON"),
    Declaration(
      "public.delimited-values-text", ["public.text"], [], [], "text with values between delimiters"),
    Declaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"],
      "text with values between commas"),
    Declaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
      ["text/tab-separated-values"], "text with values between tabs"),
    Declaration("public.source-code", ["public.plain-text"], [], [], "the source of a program"),
    Declaration("public.swift-source", ["public.source-code"], ["swift"], ["text/x-swift"], "Swift"),
    Declaration("public.c-source", ["public.source-code"], ["c"], ["text/x-c"], "C"),
    Declaration("public.c-header", ["public.source-code"], ["h"], ["text/x-chdr"], "a header of C"),
    Declaration("public.objective-c-source", ["public.source-code"], ["m"], [], "Objective-C"),
    Declaration(
      "public.c-plus-plus-source", ["public.source-code"], ["cpp", "cc", "cxx"], ["text/x-c++src"], "C++"),
    Declaration("public.script", ["public.source-code"], [], [], "a script"),
    Declaration(
      "public.shell-script", ["public.script"], ["sh"], ["application/x-sh"], "a script of a shell"),
    Declaration("public.python-script", ["public.script"], ["py"], ["text/x-python"], "Python"),
    Declaration(
      "com.netscape.javascript-source", ["public.script"], ["js"], ["text/javascript"], "JavaScript"),
    Declaration("com.apple.property-list", ["public.data"], ["plist"], [], "a property list"),
    Declaration(
      "com.apple.xml-property-list", ["com.apple.property-list", "public.xml"], [], [],
      "a property list in XML"),
    Declaration(
      "com.apple.binary-property-list", ["com.apple.property-list"], [], [], "a property list in binary form"),
    Declaration("public.image", ["public.data", "public.content"], [], [], "a picture"),
    Declaration(
      "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG"),
    Declaration("public.png", ["public.image"], ["png"], ["image/png"], "PNG"),
    Declaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF"),
    Declaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF"),
    Declaration("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"], "BMP"),
    Declaration(
      "com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "an icon of Windows"),
    Declaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP"),
    Declaration("public.heic", ["public.heif"], ["heic"], ["image/heic"], "HEIC"),
    Declaration("public.heif", ["public.image"], ["heif"], ["image/heif"], "HEIF"),
    Declaration("public.camera-raw-image", ["public.image"], [], [], "the raw data of a camera"),
    Declaration(
      "public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], ["image/svg+xml"], "SVG"),
    Declaration("com.apple.live-photo", [], [], [], "a picture with a short video"),
    Declaration(
      "public.audiovisual-content", ["public.data", "public.content"], [], [], "sound or moving pictures"),
    Declaration("public.movie", ["public.audiovisual-content"], [], [], "moving pictures with sound"),
    Declaration("public.video", ["public.movie"], [], [], "moving pictures without sound"),
    Declaration("public.audio", ["public.audiovisual-content"], [], [], "sound"),
    Declaration(
      "com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime"),
    Declaration("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"], "MPEG"),
    Declaration("public.mpeg-2-video", ["public.video"], ["mpg2", "m2v"], ["video/mpeg2"], "MPEG-2"),
    Declaration("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], "MPEG-4"),
    Declaration(
      "com.apple.protected-mpeg-4-video", ["public.video"], ["m4v"], ["video/x-m4v"], "MPEG-4 of Apple"),
    Declaration("public.avi", ["public.movie"], ["avi"], ["video/avi"], "AVI"),
    Declaration("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"], "MP3"),
    Declaration("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"], "MPEG-4 with sound"),
    Declaration(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"], ["audio/vnd.wave", "audio/wav"],
      "WAVE"),
    Declaration("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"], "AIFF"),
    Declaration("public.midi-audio", ["public.audio"], ["midi", "mid"], ["audio/midi"], "MIDI"),
    Declaration("public.archive", ["public.data"], [], [], "files in one"),
    Declaration("org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], ["application/gzip"], "gzip"),
    Declaration("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"], "bzip2"),
    Declaration("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"], "ZIP"),
    Declaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"], "PDF"),
    Declaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
      ["application/epub+zip"], "EPUB"),
    Declaration("public.spreadsheet", ["public.content"], [], [], "a spreadsheet"),
    Declaration("public.presentation", ["public.composite-content"], [], [], "a presentation"),
    Declaration("public.database", ["public.data"], [], [], "a database"),
    Declaration("public.font", ["public.data"], [], [], "a font"),
    Declaration("public.contact", ["public.content"], [], [], "a person"),
    Declaration(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/vcard"],
      "a person as a file"),
    Declaration("public.calendar-event", ["public.content"], [], [], "an event"),
    Declaration("public.message", ["public.content"], [], [], "a message"),
    Declaration("public.email-message", ["public.message"], [], [], "a message by mail"),
    Declaration("public.executable", ["public.item"], [], [], "a program"),
    Declaration("com.apple.application", ["public.executable"], [], [], "a program with a user interface"),
    Declaration("public.log", ["public.plain-text"], ["log"], [], "a log"),
    Declaration("public.bookmark", [], [], [], "a bookmark"),
  ]

  /// An item of a file system or of a pasteboard.
  public static let item = UTType(known: "public.item")
  /// Something with content, such as a document.
  public static let content = UTType(known: "public.content")
  /// Content with parts of other types.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A folder or a package.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A folder that looks like a file.
  public static let package = UTType(known: "com.apple.package")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text, also with markup.
  public static let text = UTType(known: "public.text")
  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// A web page.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// Text with values between delimiters.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Text with values between commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Text with values between tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// The source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// C.
  public static let cSource = UTType(known: "public.c-source")
  /// A header of C.
  public static let cHeader = UTType(known: "public.c-header")
  /// Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// A script of a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in binary form.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// PNG.
  public static let png = UTType(known: "public.png")
  /// GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// WebP.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// HEIC.
  public static let heic = UTType(known: "public.heic")
  /// HEIF.
  public static let heif = UTType(known: "public.heif")
  /// The raw data of a camera.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A picture with a short video.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// Sound or moving pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures with sound.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// QuickTime.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// MPEG.
  public static let mpeg = UTType(known: "public.mpeg")
  /// MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// MPEG-4 of Apple.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// AVI.
  public static let avi = UTType(known: "public.avi")
  /// MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// MPEG-4 with sound.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// WAVE.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// MIDI.
  public static let midi = UTType(known: "public.midi-audio")
  /// Files in one.
  public static let archive = UTType(known: "public.archive")
  /// gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// ZIP.
  public static let zip = UTType(known: "public.zip-archive")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// EPUB.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A person.
  public static let contact = UTType(known: "public.contact")
  /// A person as a file.
  public static let vCard = UTType(known: "public.vcard")
  /// An event.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A message by mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// A program with a user interface.
  public static let application = UTType(known: "com.apple.application")
  /// A log.
  public static let log = UTType(known: "public.log")
  /// A bookmark.
  public static let bookmark = UTType(known: "public.bookmark")
}
