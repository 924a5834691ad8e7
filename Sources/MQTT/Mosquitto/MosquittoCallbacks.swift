import CMosquitto
import Glibc

// The functions that libmosquitto calls. They find the inbox, copy and return.

private func inbox(_ context: UnsafeMutableRawPointer?) -> MosquittoInbox? {
    context.map { Unmanaged<MosquittoInbox>.fromOpaque($0).takeUnretainedValue() }
}

func mosquittoDidConnect(
    _: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ code: Int32, _: Int32, _ properties: OpaquePointer?
) {
    let properties = MosquittoPropertyReader(properties)
    inbox(context)?.events.append(
        .connectAnswer(
            code: UInt8(truncatingIfNeeded: code), limits: properties.brokerLimits, reason: properties.reasonText))
}

func mosquittoDidDisconnect(
    _: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ code: Int32, _: OpaquePointer?
) {
    inbox(context)?.events.append(.disconnected(code: code))
}

func mosquittoDidPublish(
    _: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ packet: Int32, _ code: Int32,
    _ properties: OpaquePointer?
) {
    guard let inbox = inbox(context) else { return }
    if inbox.isWriting {
        inbox.writtenMessages += 1
    } else {
        inbox.events.append(
            .acknowledged(
                packet: UInt16(truncatingIfNeeded: packet), code: UInt8(truncatingIfNeeded: code),
                reason: code < 128 ? nil : MosquittoPropertyReader(properties).reasonText))
    }
}

func mosquittoDidReceive(
    _: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ message: UnsafePointer<mosquitto_message>?,
    _ properties: OpaquePointer?
) {
    guard let inbox = inbox(context), let message = message?.pointee, let topic = message.topic else { return }
    let topicLength = strnlen(topic, MosquittoInbox.longestTopic + 1)
    guard topicLength <= MosquittoInbox.longestTopic,
        let text = String(validating: UnsafeRawBufferPointer(start: topic, count: topicLength), as: UTF8.self)
    else {
        inbox.droppedMessages += 1
        return
    }
    let size = Int(message.payloadlen)
    let bytes = UnsafeRawBufferPointer(start: message.payload, count: message.payload == nil ? 0 : max(size, 0))
    inbox.events.append(
        .message(
            InboundMessage(
                topic: text, payload: size <= inbox.maximumPayload ? Array(bytes) : [], payloadSize: bytes.count,
                qos: message.qos == 0 ? .atMostOnce : .atLeastOnce, isRetained: message.retain,
                properties: MosquittoPropertyReader(properties).messageProperties)))
}

func mosquittoDidSubscribe(
    _: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ packet: Int32, _ count: Int32,
    _ codes: UnsafePointer<Int32>?, _: OpaquePointer?
) {
    // One filter in a packet, so one code.
    let code = count > 0 ? codes?.pointee ?? 128 : 128
    inbox(context)?.events.append(
        .subscribed(packet: UInt16(truncatingIfNeeded: packet), code: UInt8(truncatingIfNeeded: code)))
}

func mosquittoDidUnsubscribe(
    _: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ packet: Int32, _: OpaquePointer?
) {
    inbox(context)?.events.append(.unsubscribed(packet: UInt16(truncatingIfNeeded: packet)))
}

func mosquittoDidLog(
    _: OpaquePointer?, _ context: UnsafeMutableRawPointer?, _ level: Int32, _ line: UnsafePointer<CChar>?
) {
    guard level & (MOSQ_LOG_ERR | MOSQ_LOG_WARNING) != 0, let line else { return }
    inbox(context)?.log(String(cString: line))
}

/// Answers OpenSSL's question for the passphrase of a key with none, where it would ask the terminal.
func mosquittoHasNoPassphrase(
    _: UnsafeMutablePointer<CChar>?, _: Int32, _: Int32, _: UnsafeMutableRawPointer?
) -> Int32 {
    0
}
