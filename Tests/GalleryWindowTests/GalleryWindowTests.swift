import Testing

/// The real program on an X server, driven by a pointer and a keyboard.
///
/// One window at a time: how soon one answers says nothing about the machine then.
@Suite("The window of the gallery", .serialized, .needsTools)
enum GalleryWindowTests {}
