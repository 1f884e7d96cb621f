import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.ChatAgentResponse
import org.openapitools.client.models.ToolEventType

/** Reads a chunk. All chunks have the same class. Their tool calls are distinguished by event type. */
fun read(event: ChatAgentResponse): String = event.toolCalls.firstOrNull { it.eventType == ToolEventType.call }?.toolResponse ?: event.message

fun expect(text: String, want: String) {
    val got = read(Serializer.kotlinxSerializationJson.decodeFromString(text))
    check(got == want) { "got $got, want $want" }
}

fun main() {
    expect(
        """{"message":"The","response":"The","tool_calls":[],"citations":[]}""",
        "The",
    )
    expect(
        """{"message":"","response":"","citations":[],"tool_calls":[{"call_id":"call_1","event_type":"call","tool_name":"fetch_file","tool_response":"Fetching","tool_call_details":{"summary":"-> a.py"},"is_complete":true}]}""",
        "Fetching",
    )
}
