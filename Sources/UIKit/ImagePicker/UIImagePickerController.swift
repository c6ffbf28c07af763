import Foundation

/// Lets the user choose a picture of the folder of pictures of the desktop.
///
/// The controller has a grid with the pictures, newest first. There is no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The folder of pictures.
    case photoLibrary = 0
    /// The camera. Not available.
    case camera = 1
    /// The folder of pictures.
    case savedPhotosAlbum = 2
  }

  /// A key of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the media: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The largest square in the middle of the picture, if `allowsEditing` is true: a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The URL of the file: a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL of a film. Never there: films cannot be chosen.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The part of the picture that the user chose. Never there.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// What a camera recorded of a new picture. Never there: there is no camera.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Whether pictures can come from a source: not from the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types of media of a source: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// The folder whose pictures are offered. By default, that of the desktop.
  public static var folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first

  /// Where pictures come from. Default `photoLibrary`. The camera is treated as the folder of pictures.
  open var sourceType = SourceType.photoLibrary

  /// A camera.
  public enum CameraDevice: Int, Sendable {
    /// That at the back.
    case rear
    /// That at the front.
    case front
  }
  /// What a camera records.
  public enum CameraCaptureMode: Int, Sendable {
    /// A photo.
    case photo
    /// A video.
    case video
  }
  /// The camera. No effect: there is none.
  open var cameraDevice = CameraDevice.rear
  /// What the camera records. No effect: there is none.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// What a camera does with its flash.
  public enum CameraFlashMode: Int, Sendable {
    /// No flash.
    case off = -1
    /// A flash if it is dark.
    case auto = 0
    /// Always a flash.
    case on = 1
  }
  /// The size of films.
  public enum QualityType: Int, Sendable {
    /// Large.
    case typeHigh
    /// Medium.
    case typeMedium
    /// Small.
    case typeLow
    /// 640 × 480 pixels.
    case type640x480
    /// 1280 × 720 pixels.
    case typeIFrame1280x720
    /// 960 × 540 pixels.
    case typeIFrame960x540
  }
  /// The flash. No effect: there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The size of films. No effect: there is no camera.
  open var videoQuality = QualityType.typeMedium
  /// The longest film, in seconds. No effect: there is no camera.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the controls of the camera are visible. No effect: there is none.
  open var showsCameraControls = true
  /// A view over the picture of the camera. No effect: there is none.
  open var cameraOverlayView: UIView?
  /// Does nothing: there is no camera.
  open func takePicture() {}
  /// Whether there is a camera: false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// The types of media. Only pictures are offered.
  open var mediaTypes = ["public.image"]
  /// Whether the user adjusts the picture. It is cut to a square, without asking. Default false.
  open var allowsEditing = false

  private let grid = ImagePickerGrid()

  /// Creates a picker.
  public init() {
    super.init(rootViewController: grid)
    grid.onChoose = { [weak self] in self?.choose($0) }
    grid.onCancel = { [weak self] in self?.finish(with: nil) }
  }

  /// Creates a picker. The arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    viewControllers = [grid]
    grid.onChoose = { [weak self] in self?.choose($0) }
    grid.onCancel = { [weak self] in self?.finish(with: nil) }
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  private func choose(_ url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: url]
    if allowsEditing { info[.editedImage] = Self.square(of: image) }
    finish(with: info)
  }

  private static func square(of image: UIImage) -> UIImage {
    let side = min(image.size.width, image.size.height)
    let offset = CGPoint(x: (side - image.size.width) / 2, y: (side - image.size.height) / 2)
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      image.draw(at: offset)
    }
  }

  /// Reports the choice to the delegate. Without one, the picker disappears.
  private func finish(with info: [InfoKey: Any]?) {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    if let info {
      delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      delegate.imagePickerControllerDidCancel(self)
    }
  }
}

/// Follows a picker. All members are optional.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a picture. Dismiss the picker. The default does.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has chosen none. Dismiss the picker. The default does.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
