import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.CustomEvent
import org.openapitools.client.models.RunStreamEvent

/** Reads events, which are distinguished by class and have typed fields. */
fun read(event: RunStreamEvent): String = when (event) {
    is RunStreamEvent.TextMessageContentWrapper -> event.value.delta
    is RunStreamEvent.RunStartedWrapper -> event.value.runId
    is RunStreamEvent.CustomWrapper ->
        when (val custom = event.value) {
            is CustomEvent.TambocomponentstartWrapper -> custom.value.value.componentName
            else -> error("no case for $custom")
        }
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
        """{"type":"CUSTOM","name":"tambo.component.start","value":{"messageId":"msg_1","componentId":"comp_1","componentName":"Chart"}}""",
        "Chart",
    )
    expect(
        """{"type":"RUN_STARTED","threadId":"thr_1","runId":"run_1"}""",
        "run_1",
    )
}
