import QtQuick

Rectangle {
    function step() { view.offset -= 0.2 }
    Header { id: header }
    PathView {
        id: view
        anchors { fill: parent; topMargin: header.height }
        clip: true
        model: 1000000
        pathItemCount: 11
        preferredHighlightBegin: 0.5
        preferredHighlightEnd: 0.5
        path: Path {
            startX: 0
            startY: view.height / 2
            PathAttribute { name: "angle"; value: 60 }
            PathAttribute { name: "level"; value: 0 }
            PathLine { x: view.width * 0.4; y: view.height / 2 }
            PathAttribute { name: "angle"; value: 60 }
            PathAttribute { name: "level"; value: 50 }
            PathLine { x: view.width * 0.5; y: view.height / 2 }
            PathAttribute { name: "angle"; value: 0 }
            PathAttribute { name: "level"; value: 100 }
            PathLine { x: view.width * 0.6; y: view.height / 2 }
            PathAttribute { name: "angle"; value: -60 }
            PathAttribute { name: "level"; value: 50 }
            PathLine { x: view.width; y: view.height / 2 }
            PathAttribute { name: "angle"; value: -60 }
            PathAttribute { name: "level"; value: 0 }
        }
        delegate: Cell {
            id: cell
            width: 400
            height: 400
            z: PathView.level ?? 0
            transform: Rotation {
                origin { x: 200; y: 200 }
                axis { x: 0; y: 1; z: 0 }
                angle: cell.PathView.angle ?? 0
            }
        }
    }
}
