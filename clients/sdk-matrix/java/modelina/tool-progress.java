import client.ChatAgentResponse;
import client.ToolCallResponse;
import com.fasterxml.jackson.databind.ObjectMapper;

/** Reads chunks. All chunks have the same class. Their tool calls are distinguished by event type. */
class Events {
  static String read(String text) throws Exception {
    ChatAgentResponse event = new ObjectMapper().readValue(text, ChatAgentResponse.class);
    for (ToolCallResponse call : event.getToolCalls()) {
      if (call.getEventType().getValue().equals("call")) return call.getToolResponse();
    }
    return event.getMessage();
  }

  static void expect(String text, String want) throws Exception {
    if (!read(text).equals(want)) throw new AssertionError("got " + read(text) + ", want " + want);
  }

  public static void main(String[] args) throws Exception {
    expect("{\"message\":\"The\",\"response\":\"The\",\"tool_calls\":[],\"citations\":[]}", "The");
    expect(
        "{\"message\":\"\",\"response\":\"\",\"citations\":[],\"tool_calls\":[{\"call_id\":\"call_1\","
            + "\"event_type\":\"call\",\"tool_name\":\"fetch_file\",\"tool_response\":\"Fetching\","
            + "\"tool_call_details\":{\"summary\":\"-> a.py\"},\"is_complete\":true}]}",
        "Fetching");
  }
}
