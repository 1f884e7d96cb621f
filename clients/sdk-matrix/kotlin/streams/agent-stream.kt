import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.StreamFrame

/** Reads events, which are distinguished by class and have typed fields. */
fun read(event: StreamFrame): String = when (event) {
    is StreamFrame.ReasoningMessageContentWrapper -> event.value.`data`.delta
    is StreamFrame.ErrorWrapper -> event.value.`data`.message
    is StreamFrame.MessageWrapper -> event.value.`data`.content
    else -> error("no case for $event")
}

fun expect(text: String, want: String) {
    val got = read(Serializer.kotlinxSerializationJson.decodeFromString(text))
    check(got == want) { "got $got, want $want" }
}

fun main() {
    expect(
        """{"event":"reasoning_message_content","data":{"messageId":"reasoning-1","delta":"Let me see.","thread_id":"thread_1"}}""",
        "Let me see.",
    )
    expect(
        """{"event":"error","data":{"type":"error","message":"Rate limit exceeded","code":"RATE_LIMIT","thread_id":"thread_1"}}""",
        "Rate limit exceeded",
    )
    expect(
        """{"event":"message","data":{"content":"Sunny.","thread_id":"thread_1"}}""",
        "Sunny.",
    )
}
