import org.openapitools.client.ApiClient;
import org.openapitools.client.model.CustomEvent;
import org.openapitools.client.model.RunStartedEvent;
import org.openapitools.client.model.RunStreamEvent;
import org.openapitools.client.model.TamboComponentStartEvent;
import org.openapitools.client.model.TextMessageContentEvent;

/** Reads events, which are distinguished by class and have typed fields. */
class Events {
  static String read(String text) throws Exception {
    Object event = new ApiClient().getObjectMapper().readValue(text, RunStreamEvent.class).getActualInstance();
    if (event instanceof CustomEvent custom) event = custom.getActualInstance();
    if (event instanceof TextMessageContentEvent content) return content.getDelta();
    if (event instanceof TamboComponentStartEvent start) return start.getValue().getComponentName();
    if (event instanceof RunStartedEvent started) return started.getRunId();
    throw new AssertionError(event);
  }

  static void expect(String text, String want) throws Exception {
    if (!read(text).equals(want)) throw new AssertionError("got " + read(text) + ", want " + want);
  }

  public static void main(String[] args) throws Exception {
    expect("{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"msg_1\",\"delta\":\"The\"}", "The");
    expect(
        "{\"type\":\"CUSTOM\",\"name\":\"tambo.component.start\",\"value\":{\"messageId\":\"msg_1\""
            + ",\"componentId\":\"comp_1\",\"componentName\":\"Chart\"}}",
        "Chart");
    expect("{\"type\":\"RUN_STARTED\",\"threadId\":\"thr_1\",\"runId\":\"run_1\"}", "run_1");
  }
}
