"""A real Matter lamp for Scripts/test-matter: an on/off light on IPv6, made with circuitmatter.

    lamp.py STATE ADDRESS PORT SHOWN

STATE keeps fabrics over restarts. SHOWN always holds "on" or "off": what one would see of the lamp. SIGUSR1 is somebody
pressing its switch.
"""

import builtins
import signal
import socket
import struct
import sys
import time

import circuitmatter
from circuitmatter import data_model, interaction_model, tlv
from circuitmatter.device_types.lighting.on_off import OnOffLight
from zeroconf import IPVersion, ServiceInfo, Zeroconf

state_file, address, port, shown_file = sys.argv[1:5]
port = int(port)


# circuitmatter 0.4.1 says in every chunk of a long report that no answer is wanted; only the last one may, or the controller
# never asks for the rest.
def encode_report(message, buffer, offset=0, encode=interaction_model.ChunkedMessage.encode_into):
    if not isinstance(message, interaction_model.ReportDataMessage):
        return encode(message, buffer, offset)
    wanted = getattr(message, "is_last_unanswered", None)
    if wanted is None:
        wanted = message.is_last_unanswered = bool(message.SuppressResponse)
    if not wanted:
        return encode(message, buffer, offset)
    before = dict(message.values)
    before.pop("SuppressResponse", None)
    del message.SuppressResponse
    end = encode(message, buffer, offset)
    if message.MoreChunkedMessages:
        return end
    message.values.clear()
    message.values.update(before)
    message.SuppressResponse = True
    return encode(message, buffer, offset)


interaction_model.ChunkedMessage.encode_into = encode_report


# It writes 128 to 255 into one signed byte.
def encode_number(value, *, signed=True):
    value = int(value)
    kind = tlv.ElementType.SIGNED_INT if signed else tlv.ElementType.UNSIGNED_INT
    for length, letter in enumerate("bhiq"):
        try:
            return struct.pack("<B" + (letter if signed else letter.upper()), kind | length, value)
        except struct.error:
            continue
    raise ValueError(value)


data_model.NumberAttribute.encode_number = staticmethod(encode_number)


class Announcer:
    """Multicast DNS for circuitmatter, without a daemon. A setup code in digits is looked up by a subtype of its own."""

    def __init__(self):
        self.zeroconf = Zeroconf(interfaces=[address], ip_version=IPVersion.V6Only)
        self.services = []

    def advertise_service(self, service_type, protocol, port, txt_records={}, subtypes=[], instance_name=""):
        def service(kind):
            return ServiceInfo(
                kind, name, port=port, properties=dict(txt_records), server=f"test-lamp-{port}.local.",
                addresses=[socket.inet_pton(socket.AF_INET6, address)],
            )

        base = f"{service_type}.{protocol}.local."
        name = f"{instance_name}.{base}"
        main = service(base)
        self.zeroconf.register_service(main)
        kinds = list(subtypes)
        if "D" in txt_records:
            kinds.append(f"_S{int(txt_records['D']) >> 8}._sub.{service_type}.{protocol}")
        for kind in kinds:
            extra = service(f"{kind}.local.")
            extra.key = f"{kind}|{name}".lower()  # the registry has one entry for each key
            self.zeroconf.loop.call_soon_threadsafe(self.zeroconf.registry.async_add, extra)
        self.services.append(main)


class OwnAddress:
    """The socket module as circuitmatter uses it, but bound to the lamp's address and port."""

    AF_INET6, SOCK_DGRAM = socket.AF_INET6, socket.SOCK_DGRAM

    @staticmethod
    def socket(family, kind):
        class Bound(socket.socket):
            def bind(self, _):
                super().bind((address, port))

        return Bound(family, kind)


class Lamp(OnOffLight):
    def __init__(self):
        super().__init__("lamp")
        kind = type(self.descriptor).DeviceTypeStruct()
        kind.DeviceType, kind.Revision = self.DEVICE_TYPE_ID, self.REVISION
        self.descriptor.DeviceTypeList = [kind]
        self._identify.identify = lambda session, arguments: None
        self._on_off.toggle = lambda session: self.press()

    def on(self):
        show("on")

    def off(self):
        show("off")

    def press(self):
        (self._off if self._on_off.OnOff else self._on)(None)


def show(text):
    with open(shown_file, "w") as file:
        file.write(text)


# circuitmatter tells every message that it has.
say = builtins.print
builtins.print = lambda *words, **options: say(*words, **options) if str(words[:1]).find("Manual") >= 0 else None
sys.stdout.reconfigure(line_buffering=True)

show("off")
lamp = Lamp()
node = circuitmatter.CircuitMatter(
    socketpool=OwnAddress, mdns_server=Announcer(), state_filename=state_file, product_name="Test lamp"
)
node.add_device(lamp)
presses = []
signal.signal(signal.SIGUSR1, lambda *_: presses.append(1))
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
while True:
    node.process_packets()
    while presses:
        presses.pop()
        lamp.press()
    time.sleep(0.01)
