import UniformTypeIdentifiers

/// The identifier of `UTType.item`.
@available(*, deprecated, message: "Use UTType.item of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeItem: CFString = NSString(string: UTType.item.identifier)
/// The identifier of `UTType.content`.
@available(*, deprecated, message: "Use UTType.content of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeContent: CFString = NSString(string: UTType.content.identifier)
/// The identifier of `UTType.compositeContent`.
@available(*, deprecated, message: "Use UTType.compositeContent of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeCompositeContent: CFString = NSString(
  string: UTType.compositeContent.identifier)
/// The identifier of `UTType.data`.
@available(*, deprecated, message: "Use UTType.data of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeData: CFString = NSString(string: UTType.data.identifier)
/// The identifier of `UTType.directory`.
@available(*, deprecated, message: "Use UTType.directory of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeDirectory: CFString = NSString(string: UTType.directory.identifier)
/// The identifier of `UTType.folder`.
@available(*, deprecated, message: "Use UTType.folder of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeFolder: CFString = NSString(string: UTType.folder.identifier)
/// The identifier of `UTType.url`.
@available(*, deprecated, message: "Use UTType.url of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeURL: CFString = NSString(string: UTType.url.identifier)
/// The identifier of `UTType.fileURL`.
@available(*, deprecated, message: "Use UTType.fileURL of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeFileURL: CFString = NSString(string: UTType.fileURL.identifier)
/// The identifier of `UTType.text`.
@available(*, deprecated, message: "Use UTType.text of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeText: CFString = NSString(string: UTType.text.identifier)
/// The identifier of `UTType.plainText`.
@available(*, deprecated, message: "Use UTType.plainText of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypePlainText: CFString = NSString(string: UTType.plainText.identifier)
/// The identifier of `UTType.utf8PlainText`.
@available(*, deprecated, message: "Use UTType.utf8PlainText of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = NSString(
  string: UTType.utf8PlainText.identifier)
/// The identifier of `UTType.rtf`.
@available(*, deprecated, message: "Use UTType.rtf of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeRTF: CFString = NSString(string: UTType.rtf.identifier)
/// The identifier of `UTType.html`.
@available(*, deprecated, message: "Use UTType.html of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeHTML: CFString = NSString(string: UTType.html.identifier)
/// The identifier of `UTType.xml`.
@available(*, deprecated, message: "Use UTType.xml of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeXML: CFString = NSString(string: UTType.xml.identifier)
/// The identifier of `UTType.json`.
@available(*, deprecated, message: "Use UTType.json of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeJSON: CFString = NSString(string: UTType.json.identifier)
/// The identifier of `UTType.sourceCode`.
@available(*, deprecated, message: "Use UTType.sourceCode of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeSourceCode: CFString = NSString(string: UTType.sourceCode.identifier)
/// The identifier of `UTType.swiftSource`.
@available(*, deprecated, message: "Use UTType.swiftSource of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeSwiftSource: CFString = NSString(string: UTType.swiftSource.identifier)
/// The identifier of `UTType.propertyList`.
@available(*, deprecated, message: "Use UTType.propertyList of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypePropertyList: CFString = NSString(
  string: UTType.propertyList.identifier)
/// The identifier of `UTType.image`.
@available(*, deprecated, message: "Use UTType.image of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeImage: CFString = NSString(string: UTType.image.identifier)
/// The identifier of `UTType.jpeg`.
@available(*, deprecated, message: "Use UTType.jpeg of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeJPEG: CFString = NSString(string: UTType.jpeg.identifier)
/// The identifier of `UTType.png`.
@available(*, deprecated, message: "Use UTType.png of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypePNG: CFString = NSString(string: UTType.png.identifier)
/// The identifier of `UTType.gif`.
@available(*, deprecated, message: "Use UTType.gif of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeGIF: CFString = NSString(string: UTType.gif.identifier)
/// The identifier of `UTType.tiff`.
@available(*, deprecated, message: "Use UTType.tiff of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeTIFF: CFString = NSString(string: UTType.tiff.identifier)
/// The identifier of `UTType.bmp`.
@available(*, deprecated, message: "Use UTType.bmp of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeBMP: CFString = NSString(string: UTType.bmp.identifier)
/// The identifier of `UTType.ico`.
@available(*, deprecated, message: "Use UTType.ico of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeICO: CFString = NSString(string: UTType.ico.identifier)
/// The identifier of `UTType.rawImage`.
@available(*, deprecated, message: "Use UTType.rawImage of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeRawImage: CFString = NSString(string: UTType.rawImage.identifier)
/// The identifier of `UTType.svg`.
@available(*, deprecated, message: "Use UTType.svg of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeScalableVectorGraphics: CFString = NSString(
  string: UTType.svg.identifier)
/// The identifier of `UTType.livePhoto`.
@available(*, deprecated, message: "Use UTType.livePhoto of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = NSString(string: UTType.livePhoto.identifier)
/// The identifier of `UTType.audiovisualContent`.
@available(*, deprecated, message: "Use UTType.audiovisualContent of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = NSString(
  string: UTType.audiovisualContent.identifier)
/// The identifier of `UTType.movie`.
@available(*, deprecated, message: "Use UTType.movie of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeMovie: CFString = NSString(string: UTType.movie.identifier)
/// The identifier of `UTType.video`.
@available(*, deprecated, message: "Use UTType.video of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeVideo: CFString = NSString(string: UTType.video.identifier)
/// The identifier of `UTType.audio`.
@available(*, deprecated, message: "Use UTType.audio of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeAudio: CFString = NSString(string: UTType.audio.identifier)
/// The identifier of `UTType.quickTimeMovie`.
@available(*, deprecated, message: "Use UTType.quickTimeMovie of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = NSString(
  string: UTType.quickTimeMovie.identifier)
/// The identifier of `UTType.mpeg`.
@available(*, deprecated, message: "Use UTType.mpeg of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeMPEG: CFString = NSString(string: UTType.mpeg.identifier)
/// The identifier of `UTType.mpeg4Movie`.
@available(*, deprecated, message: "Use UTType.mpeg4Movie of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = NSString(string: UTType.mpeg4Movie.identifier)
/// The identifier of `UTType.avi`.
@available(*, deprecated, message: "Use UTType.avi of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeAVIMovie: CFString = NSString(string: UTType.avi.identifier)
/// The identifier of `UTType.mp3`.
@available(*, deprecated, message: "Use UTType.mp3 of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeMP3: CFString = NSString(string: UTType.mp3.identifier)
/// The identifier of `UTType.mpeg4Audio`.
@available(*, deprecated, message: "Use UTType.mpeg4Audio of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeMPEG4Audio: CFString = NSString(string: UTType.mpeg4Audio.identifier)
/// The identifier of `UTType.wav`.
@available(*, deprecated, message: "Use UTType.wav of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeWaveformAudio: CFString = NSString(string: UTType.wav.identifier)
/// The identifier of `UTType.archive`.
@available(*, deprecated, message: "Use UTType.archive of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeArchive: CFString = NSString(string: UTType.archive.identifier)
/// The identifier of `UTType.gzip`.
@available(*, deprecated, message: "Use UTType.gzip of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeGNUZipArchive: CFString = NSString(string: UTType.gzip.identifier)
/// The identifier of `UTType.zip`.
@available(*, deprecated, message: "Use UTType.zip of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = NSString(string: UTType.zip.identifier)
/// The identifier of `UTType.pdf`.
@available(*, deprecated, message: "Use UTType.pdf of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypePDF: CFString = NSString(string: UTType.pdf.identifier)
/// The identifier of `UTType.spreadsheet`.
@available(*, deprecated, message: "Use UTType.spreadsheet of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeSpreadsheet: CFString = NSString(string: UTType.spreadsheet.identifier)
/// The identifier of `UTType.presentation`.
@available(*, deprecated, message: "Use UTType.presentation of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypePresentation: CFString = NSString(
  string: UTType.presentation.identifier)
/// The identifier of `UTType.database`.
@available(*, deprecated, message: "Use UTType.database of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeDatabase: CFString = NSString(string: UTType.database.identifier)
/// The identifier of `UTType.font`.
@available(*, deprecated, message: "Use UTType.font of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeFont: CFString = NSString(string: UTType.font.identifier)
/// The identifier of `UTType.contact`.
@available(*, deprecated, message: "Use UTType.contact of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeContact: CFString = NSString(string: UTType.contact.identifier)
/// The identifier of `UTType.vCard`.
@available(*, deprecated, message: "Use UTType.vCard of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeVCard: CFString = NSString(string: UTType.vCard.identifier)
/// The identifier of `UTType.commaSeparatedText`.
@available(*, deprecated, message: "Use UTType.commaSeparatedText of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString = NSString(
  string: UTType.commaSeparatedText.identifier)
/// The identifier of `UTType.executable`.
@available(*, deprecated, message: "Use UTType.executable of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeExecutable: CFString = NSString(string: UTType.executable.identifier)
/// The identifier of `UTType.log`.
@available(*, deprecated, message: "Use UTType.log of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeLog: CFString = NSString(string: UTType.log.identifier)
/// The identifier of `UTType.bookmark`.
@available(*, deprecated, message: "Use UTType.bookmark of UniformTypeIdentifiers.")
public nonisolated(unsafe) let kUTTypeBookmark: CFString = NSString(string: UTType.bookmark.identifier)
