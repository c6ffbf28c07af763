import QtQuick

Rectangle {
    function step() { view.contentY += 40 }
    Header { id: header }
    ListView {
        id: view
        anchors { fill: parent; topMargin: header.height }
        clip: true
        model: 1000000
        reuseItems: true
        delegate: Cell { width: view.width; height: 40 }
    }
}
