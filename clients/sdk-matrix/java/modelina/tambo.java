import client.RunStartedEvent;
import client.TamboComponentStartEvent;
import client.TextMessageContentEvent;
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
      case "TEXT_MESSAGE_CONTENT" -> TextMessageContentEvent.class;
      case "tambo.component.start" -> TamboComponentStartEvent.class;
      case "RUN_STARTED" -> RunStartedEvent.class;
      default -> throw new AssertionError(type);
    };
  }

  static String read(Object event) {
    if (event instanceof TextMessageContentEvent content) return content.getDelta();
    if (event instanceof TamboComponentStartEvent start) return start.getValue().getComponentName();
    if (event instanceof RunStartedEvent started) return started.getRunId();
    throw new AssertionError(event);
  }

  static void expect(String text, String want) throws Exception {
    JsonNode json = mapper.readTree(text);
    String got = read(decode(json.get(json.has("name") ? "name" : "type").asText(), json));
    if (!got.equals(want)) throw new AssertionError("got " + got + ", want " + want);
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
