/// Whether a controller's view is on screen.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing
}
