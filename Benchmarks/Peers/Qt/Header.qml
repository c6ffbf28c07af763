import QtQuick

// Takes the place of a header bar.
Rectangle {
    width: parent.width
    height: 47
    color: "#ebebeb"
    Text {
        anchors.centerIn: parent
        text: "Peer"
        font.bold: true
    }
}
