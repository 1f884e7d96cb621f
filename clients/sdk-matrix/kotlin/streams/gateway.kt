import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.RunEvent

/** Reads events, which are distinguished by class and have typed fields. */
fun read(event: RunEvent): String = when (event) {
    is RunEvent.RunStartWrapper -> event.value.model
    is RunEvent.RunCompleteWrapper -> event.value.result.turnCount.toString()
    is RunEvent.StepStartWrapper -> event.value.index.toString()
    else -> error("no case for $event")
}

fun expect(text: String, want: String) {
    val got = read(Serializer.kotlinxSerializationJson.decodeFromString(text))
    check(got == want) { "got $got, want $want" }
}

fun main() {
    expect(
        """{"type":"run_start","request_id":"req_1","model":"embedded/demo","protocol_version":"1"}""",
        "embedded/demo",
    )
    expect(
        """{"type":"run_complete","result":{"response":null,"steps":[],"tool_call_count":0,"turn_count":3,"usage":{"input_tokens":0,"output_tokens":0,"total_tokens":0},"stop_reason":"timeout","messages":[]}}""",
        "3",
    )
    expect(
        """{"type":"step_start","index":7}""",
        "7",
    )
}
