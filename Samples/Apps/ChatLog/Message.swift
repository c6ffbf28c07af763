import Foundation

struct Message {
	enum Sender {
		case me, other
	}

	let text: String
	let sender: Sender
	let minute: Int

	var time: String {
		return String(format: "%02d:%02d", 9 + minute / 60, minute % 60)
	}

	static let history: [Message] = [
		Message(text: "Morning! Are we still on for Saturday?", sender: .other, minute: 2),
		Message(text: "Yes ☺", sender: .me, minute: 4),
		Message(text: "The forecast says rain until noon, so I would take the 11:40 train and we meet at the café by the lock. If it is full we can walk on to the boathouse.", sender: .me, minute: 5),
		Message(text: "Perfect.", sender: .other, minute: 11),
		Message(text: "Who brings the map?", sender: .other, minute: 11),
		Message(text: "Me. The big one from 1974 with the coffee stain, because the new one does not show the ferry.", sender: .me, minute: 14),
		Message(text: "https://example.com/a/very/long/link/without/any/spaces/that/has/to/break/somewhere", sender: .other, minute: 21),
		Message(text: "שלום! נפגשים בשבת?", sender: .other, minute: 30),
		Message(text: "♥", sender: .me, minute: 31),
	]
}
