// A window with a header that scrolls 1,000,000 items of Qt Quick: `peer FILE.qml`. Stops.h explains what it prints.

#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickView>

extern "C" {
#include "Stops.h"
}

int main(int count, char **arguments) {
  QGuiApplication application(count, arguments);
  QQuickView view;
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.setSource(QUrl::fromLocalFile(arguments[1]));
  view.resize(window_width, content_height + 47);
  // With the basic render loop, frames are drawn on this thread.
  QObject::connect(&view, &QQuickWindow::frameSwapped, &view, [&] {
    if (stops_frame_shown()) return application.quit();
    QMetaObject::invokeMethod(view.rootObject(), "step");
    view.update();
  });
  view.show();
  return application.exec();
}
