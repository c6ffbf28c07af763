import QtQuick

// A coloured rectangle with the number of the item.
Rectangle {
    required property int index
    color: Qt.rgba((index * 37 % 256) / 255, (index * 101 % 256) / 255, (index * 193 % 256) / 255, 1)
    Text {
        anchors.centerIn: parent
        text: parent.index
    }
}
