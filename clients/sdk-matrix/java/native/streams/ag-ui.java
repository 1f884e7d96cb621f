import org.openapitools.client.ApiClient;
import org.openapitools.client.model.AgUiEvent;
import org.openapitools.client.model.RunErrorEvent;
import org.openapitools.client.model.RunStartedEvent;
import org.openapitools.client.model.TextMessageContentEvent;

/** Reads events, which are distinguished by class and have typed fields. */
class Events {
  static String read(String text) throws Exception {
    Object event = new ApiClient().getObjectMapper().readValue(text, AgUiEvent.class).getActualInstance();
    if (event instanceof TextMessageContentEvent content) return content.getDelta();
    if (event instanceof RunErrorEvent error) return error.getMessage();
    if (event instanceof RunStartedEvent started) return started.getRunId();
    throw new AssertionError(event);
  }

  static void expect(String text, String want) throws Exception {
    if (!read(text).equals(want)) throw new AssertionError("got " + read(text) + ", want " + want);
  }

  public static void main(String[] args) throws Exception {
    expect("{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"msg_1\",\"delta\":\"The\"}", "The");
    expect("{\"type\":\"RUN_ERROR\",\"message\":\"Too many requests.\",\"code\":\"RATE_LIMIT_EXCEEDED\"}", "Too many requests.");
    expect("{\"type\":\"RUN_STARTED\",\"threadId\":\"thread_1\",\"runId\":\"run_1\"}", "run_1");
  }
}
