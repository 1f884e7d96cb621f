import client.RunCompleteEvent;
import client.RunStartEvent;
import client.StepStartEvent;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;

/** Reads events, which are distinguished by class and have typed fields. */
class Events {
  static final ObjectMapper mapper = new ObjectMapper().setAnnotationIntrospector(new Untyped());

  /** Ignores the annotation that deduces a class from an event's fields, because some classes have equal fields. */
  static class Untyped extends JacksonAnnotationIntrospector {
    @Override
    protected TypeResolverBuilder<?> _findTypeResolver(
        MapperConfig<?> config, Annotated annotated, JavaType baseType) {
      return null;
    }
  }

  static Object decode(String type, JsonNode event) throws Exception {
    Class<?> eventClass = classOf(type);
    return mapper.treeToValue(event, eventClass);
  }

  static Class<?> classOf(String type) {
    return switch (type) {
      case "run_start" -> RunStartEvent.class;
      case "step_start" -> StepStartEvent.class;
      case "run_complete" -> RunCompleteEvent.class;
      default -> throw new AssertionError(type);
    };
  }

  static String read(Object event) {
    if (event instanceof RunStartEvent start) return start.getModel();
    if (event instanceof RunCompleteEvent complete) return complete.getResult().getStopReason().toString();
    if (event instanceof StepStartEvent step) return String.valueOf(step.getIndex());
    throw new AssertionError(event);
  }

  static void expect(String text, String want) throws Exception {
    JsonNode json = mapper.readTree(text);
    String got = read(decode(json.get("type").asText(), json));
    if (!got.equals(want)) throw new AssertionError("got " + got + ", want " + want);
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
