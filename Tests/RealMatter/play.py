"""What Scripts/test-matter plays: a Matter Server, a lamp, a broker and trait2mqtt, in a network of their own.

    play.py PROGRAM FOLDER

PROGRAM is trait2mqtt. FOLDER is empty, and holds the logs afterwards. Needs root, and a network and a mount name space that
nothing else uses. The last line says "passed"; anything else has failed.
"""

import glob
import json
import os
import re
import signal
import subprocess
import sys
import time

from cryptography import x509

program, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
here = os.path.dirname(os.path.abspath(__file__))
ADDRESS = "fd00:7432:6d71::1"
running = {}


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def start(name, *command):
    log = open(f"{folder}/{name}.log", "ab")
    running[name] = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)


def end(name, number=signal.SIGTERM):
    process = running.pop(name)
    process.send_signal(number)
    process.wait(15)


def step(text):
    print(f"    {text}", flush=True)


def until(what, condition, seconds=60):
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        for name, process in running.items():
            if process.poll() is not None:
                raise SystemExit(f"{name} ended by itself: see {folder}/{name}.log")
        found = condition()
        if found:
            return found
        time.sleep(0.1)
    raise SystemExit(f"it did not happen within {seconds} s: {what}. Logs: {folder}")


# MARK: the network and its members


def make_network():
    """One interface that loops multicast back: names are found, and nothing leaves."""
    run("ip", "link", "set", "lo", "up")
    run("ip", "link", "add", "matter0", "type", "veth", "peer", "name", "matter1")
    run("ip", "link", "set", "matter1", "up")
    run("ip", "link", "set", "matter0", "up", "multicast", "on")
    run("ip", "addr", "add", f"{ADDRESS}/64", "dev", "matter0", "nodad")
    until("a link-local address", lambda: "fe80" in read_address(), 20)


def read_address():
    return subprocess.run(
        ("ip", "-6", "addr", "show", "dev", "matter0", "scope", "link", "-tentative"), capture_output=True, text=True
    ).stdout


def write_test_roots():
    """The roots of test devices are inside the Matter SDK's library, as certificates in DER."""
    library = glob.glob(f"{sys.prefix}/lib/python3*/site-packages/chip/_ChipDeviceCtrl.so")[0]
    with open(library, "rb") as file:
        code = file.read()
    os.mkdir(f"{folder}/roots")
    for place in re.finditer(rb"\x30\x82..\x30\x82..\xa0\x03\x02\x01\x02", code, re.DOTALL):
        length = int.from_bytes(code[place.start() + 2 : place.start() + 4], "big") + 4
        der = code[place.start() : place.start() + length]
        try:
            root = x509.load_der_x509_certificate(der)
            if root.subject == root.issuer and "Matter Test PAA" in root.subject.rfc4514_string():
                with open(f"{folder}/roots/{place.start()}.der", "wb") as file:
                    file.write(der)
        except ValueError:
            continue
    with open(f"{folder}/roots/.version", "w") as file:
        file.write("1")  # young enough that the server does not look for newer ones
    assert len(os.listdir(f"{folder}/roots")) > 1, "the Matter SDK has no test roots"


def start_server():
    start(
        "server", f"{sys.prefix}/bin/matter-server", "--storage-path", f"{folder}/server", "--paa-root-cert-dir",
        f"{folder}/roots", "--ota-provider-dir", f"{folder}/updates", "--listen-address", "127.0.0.1", "--port", "5580",
        "--primary-interface", "matter0",
    )


# MARK: MQTT


def request(topic, payload, seconds=120):
    answer = subprocess.run(
        ("mosquitto_rr", "-p", "1883", "-V", "mqttv5", "-t", f"trait2mqtt/{topic}", "-e", "test/answers", "-m",
         json.dumps(payload), "-W", str(seconds)),
        capture_output=True, text=True,
    ).stdout
    result = json.loads(answer) if answer else {}
    if result.get("status") != "success":
        raise SystemExit(f"{topic} {answer or 'was not answered'}. Logs: {folder}")
    return result.get("data", {})


def retained(topic):
    return subprocess.run(
        ("mosquitto_sub", "-p", "1883", "-t", f"trait2mqtt/{topic}", "-C", "1", "-W", "1"), capture_output=True, text=True
    ).stdout.strip()


def shows(topic, text, seconds=60):
    until(f"{topic} is {text}", lambda: retained(topic) == text, seconds)


def lamp_is(text):
    def look():
        with open(f"{folder}/shown") as file:
            return file.read() == text

    until(f"the lamp is {text}", look, 20)


# MARK: the play


def play():
    make_network()
    os.makedirs("/data", exist_ok=True)
    os.mkdir(f"{folder}/data")
    run("mount", "--bind", f"{folder}/data", "/data")  # where the Matter SDK keeps things
    write_test_roots()
    start("lamp", sys.executable, f"{here}/lamp.py", f"{folder}/lamp.json", ADDRESS, "5541", f"{folder}/shown")
    start_server()
    with open(f"{folder}/mosquitto.conf", "w") as file:
        file.write("listener 1883 127.0.0.1\nallow_anonymous true\n")
    start("broker", "mosquitto", "-c", f"{folder}/mosquitto.conf")
    with open(f"{folder}/trait2mqtt.yaml", "w") as file:
        file.write(
            "mqtt: { host: 127.0.0.1 }\nlog: { level: debug }\navailability: { hold_down: 0 }\nbackends:\n"
            "  - { name: matter, type: matter, structure: Test House, commissioning: true }\n"
        )
    start("trait2mqtt", program, "run", "--config", f"{folder}/trait2mqtt.yaml")
    until("trait2mqtt is online", lambda: retained("_adapter/status") == "online")
    until("the Matter Server is connected", lambda: '"connection":"connected"' in retained("_adapter/info"), 90)
    until("the lamp has a setup code", lambda: os.path.exists(f"{folder}/lamp.json"))
    with open(f"{folder}/lamp.json") as file:
        code = json.load(file)["manual_code"]
    step("commissioning the lamp by MQTT")
    device = request("_adapter/request/matter/commission", {"code": code}, 180)["devices"][0]
    lamp = request("_adapter/request/device/get", {"device": device})["topic"]
    shows(lamp, '{"on":false}')
    with open(f"{folder}/trait2mqtt.log") as file:
        assert code not in file.read(), "the setup code stands in the log"
    step("switching it by MQTT")
    request(f"{lamp}/set", {"on": True})
    lamp_is("on")
    shows(lamp, '{"on":true}')
    request(f"{lamp}/onOffLight/onOff/toggle/call", {})
    lamp_is("off")
    shows(f"{lamp}/_availability", "online")
    step("switching it at the lamp")
    running["lamp"].send_signal(signal.SIGUSR1)
    shows(lamp, '{"on":true}')
    step("stopping and starting the Matter Server")
    end("server")
    shows(f"{lamp}/_availability", "offline")
    assert retained(lamp) == '{"on":true}', "the state stays while the server is away"
    start_server()
    shows(f"{lamp}/_availability", "online", 120)
    request(f"{lamp}/set", {"on": False})
    lamp_is("off")
    step("removing the lamp")
    request("_adapter/request/device/remove", {"device": device})
    until("its topics are gone", lambda: retained(lamp) == "")
    end("trait2mqtt")


try:
    play()
    print("passed", flush=True)
finally:
    for process in running.values():
        process.kill()
