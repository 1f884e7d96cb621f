import org.openapitools.client.ApiClient;
import org.openapitools.client.model.ErrorFrame;
import org.openapitools.client.model.MessageFrame;
import org.openapitools.client.model.ReasoningMessageContentFrame;
import org.openapitools.client.model.StreamFrame;

/** Reads events, which are distinguished by class and have typed fields. */
class Events {
  static String read(String text) throws Exception {
    Object event = new ApiClient().getObjectMapper().readValue(text, StreamFrame.class).getActualInstance();
    if (event instanceof ReasoningMessageContentFrame reasoning) return reasoning.getData().getDelta();
    if (event instanceof ErrorFrame error) return error.getData().getMessage();
    if (event instanceof MessageFrame message) return message.getData().getContent();
    throw new AssertionError(event);
  }

  static void expect(String text, String want) throws Exception {
    if (!read(text).equals(want)) throw new AssertionError("got " + read(text) + ", want " + want);
  }

  public static void main(String[] args) throws Exception {
    expect(
        "{\"event\":\"reasoning_message_content\",\"data\":{\"messageId\":\"reasoning-1\",\"delta\""
            + ":\"Let me see.\",\"thread_id\":\"thread_1\"}}",
        "Let me see.");
    expect(
        "{\"event\":\"error\",\"data\":{\"type\":\"error\",\"message\":\"Rate limit exceeded\",\"c"
            + "ode\":\"RATE_LIMIT\",\"thread_id\":\"thread_1\"}}",
        "Rate limit exceeded");
    expect("{\"event\":\"message\",\"data\":{\"content\":\"Sunny.\",\"thread_id\":\"thread_1\"}}", "Sunny.");
  }
}
