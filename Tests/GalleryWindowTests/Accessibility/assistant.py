#!/usr/bin/python3
"""Plays assistive technology.

  assistant.py enable            tells programs that assistive technology is in use
  assistant.py list              prints the elements of all programs, one a line: role|name|description|states|actions,
                                 indented by their depth
  assistant.py perform NAME ACTION
                                 performs an action of the first element with this name
  assistant.py listen            prints what programs report, one a line: event|detail|name
"""
import sys

from gi.repository import Gio, GLib


def enable():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None,
                  Gio.DBusCallFlags.NONE, -1)


def actions(element):
    try:
        action = element.queryAction()
    except NotImplementedError:
        return None, []
    return action, [action.getName(index) for index in range(action.nActions)]


def elements(element, depth=0):
    yield element, depth
    for index in range(element.childCount):
        child = element.getChildAtIndex(index)
        if child is not None:
            yield from elements(child, depth + 1)


def show_all(pyatspi):
    for element, depth in elements(pyatspi.Registry.getDesktop(0)):
        states = sorted(pyatspi.stateToString(state) for state in element.getState().getStates())
        row = [element.getRoleName(), element.name, element.description, ",".join(states), ",".join(actions(element)[1])]
        print(" " * depth + "|".join(row))


def perform(pyatspi, name, wanted):
    for element, _ in elements(pyatspi.Registry.getDesktop(0)):
        if element.name == name:
            action, names = actions(element)
            if wanted in names:
                return action.doAction(names.index(wanted))
    return False


def listen(pyatspi):
    def report(event):
        source = event.source.name if event.source else ""
        print(event.type, event.detail1, source, sep="|", flush=True)

    pyatspi.Registry.registerEventListener(
        report, "object:state-changed", "object:property-change", "object:children-changed")
    print("listening", flush=True)
    pyatspi.Registry.start()


command, *arguments = sys.argv[1:]
if command == "enable":
    enable()
else:
    import pyatspi
    if command == "list":
        show_all(pyatspi)
    elif command == "perform":
        sys.exit(not perform(pyatspi, *arguments))
    elif command == "listen":
        listen(pyatspi)
