import client.RunErrorEvent;
import client.RunStartedEvent;
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
      case "RUN_ERROR" -> RunErrorEvent.class;
      case "RUN_STARTED" -> RunStartedEvent.class;
      default -> throw new AssertionError(type);
    };
  }

  static String read(Object event) {
    if (event instanceof TextMessageContentEvent content) return content.getDelta();
    if (event instanceof RunErrorEvent error) return error.getMessage();
    if (event instanceof RunStartedEvent started) return started.getRunId();
    throw new AssertionError(event);
  }

  static void expect(String text, String want) throws Exception {
    JsonNode json = mapper.readTree(text);
    String got = read(decode(json.get("type").asText(), json));
    if (!got.equals(want)) throw new AssertionError("got " + got + ", want " + want);
  }

  public static void main(String[] args) throws Exception {
    expect("{\"type\":\"TEXT_MESSAGE_CONTENT\",\"messageId\":\"msg_1\",\"delta\":\"The\"}", "The");
    expect("{\"type\":\"RUN_ERROR\",\"message\":\"Too many requests.\"}", "Too many requests.");
    expect("{\"type\":\"RUN_STARTED\",\"threadId\":\"thread_1\",\"runId\":\"run_1\"}", "run_1");
  }
}
