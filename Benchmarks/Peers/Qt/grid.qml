import QtQuick

Rectangle {
    function step() { view.contentY += 40 }
    Header { id: header }
    GridView {
        id: view
        anchors { fill: parent; topMargin: header.height }
        clip: true
        cellWidth: Math.floor(width / 12)
        cellHeight: 80
        model: 1000000
        reuseItems: true
        delegate: Item {
            required property int index
            width: 105
            height: 80
            Cell { index: parent.index; width: 97; height: 72 }
        }
    }
}
