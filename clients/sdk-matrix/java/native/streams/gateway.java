import org.openapitools.client.ApiClient;
import org.openapitools.client.model.RunCompleteEvent;
import org.openapitools.client.model.RunEvent;
import org.openapitools.client.model.RunStartEvent;
import org.openapitools.client.model.StepStartEvent;

/** Reads events, which are distinguished by class and have typed fields. */
class Events {
  static String read(String text) throws Exception {
    Object event = new ApiClient().getObjectMapper().readValue(text, RunEvent.class).getActualInstance();
    if (event instanceof RunStartEvent start) return start.getModel();
    if (event instanceof RunCompleteEvent complete) return complete.getResult().getStopReason().getValue();
    if (event instanceof StepStartEvent step) return step.getIndex().toString();
    throw new AssertionError(event);
  }

  static void expect(String text, String want) throws Exception {
    if (!read(text).equals(want)) throw new AssertionError("got " + read(text) + ", want " + want);
  }

  public static void main(String[] args) throws Exception {
    expect(
        "{\"type\":\"run_start\",\"request_id\":\"req_1\",\"model\":\"embedded/demo\",\"protocol_v"
            + "ersion\":\"1\"}",
        "embedded/demo");
    expect(
        "{\"type\":\"run_complete\",\"result\":{\"response\":null,\"steps\":[],\"tool_call_count\""
            + ":0,\"turn_count\":0,\"usage\":{\"input_tokens\":0,\"output_tokens\":0,\"total_tokens\":0}"
            + ",\"stop_reason\":\"timeout\",\"messages\":[]}}",
        "timeout");
    expect("{\"type\":\"step_start\",\"index\":7}", "7");
  }
}
