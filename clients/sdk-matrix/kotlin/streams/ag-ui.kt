import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.AgUiEvent

/** Reads events, which are distinguished by class and have typed fields. */
fun read(event: AgUiEvent): String = when (event) {
    is AgUiEvent.TextMessageContentWrapper -> event.value.delta
    is AgUiEvent.RunErrorWrapper -> event.value.message
    is AgUiEvent.RunStartedWrapper -> event.value.runId
    else -> error("no case for $event")
}

fun expect(text: String, want: String) {
    val got = read(Serializer.kotlinxSerializationJson.decodeFromString(text))
    check(got == want) { "got $got, want $want" }
}

fun main() {
    expect(
        """{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1","delta":"The"}""",
        "The",
    )
    expect(
        """{"type":"RUN_ERROR","message":"Too many requests.","code":"RATE_LIMIT_EXCEEDED"}""",
        "Too many requests.",
    )
    expect(
        """{"type":"RUN_STARTED","threadId":"thread_1","runId":"run_1"}""",
        "run_1",
    )
}
