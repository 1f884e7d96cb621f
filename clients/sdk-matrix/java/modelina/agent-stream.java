import client.ErrorEvent;
import client.MessageEvent;
import client.ReasoningMessageContentEvent;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;

/** Reads events. The SSE field `event`, which is not part of the event, selects the class. */
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
      case "reasoning_message_content" -> ReasoningMessageContentEvent.class;
      case "error" -> ErrorEvent.class;
      case "message" -> MessageEvent.class;
      default -> throw new AssertionError(type);
    };
  }

  static String read(Object event) {
    if (event instanceof ReasoningMessageContentEvent reasoning) return reasoning.getDelta();
    if (event instanceof ErrorEvent error) return error.getMessage();
    if (event instanceof MessageEvent message) return message.getContent();
    throw new AssertionError(event);
  }

  static void expect(String type, String text, String want) throws Exception {
    JsonNode json = mapper.readTree(text);
    String got = read(decode(type, json));
    if (!got.equals(want)) throw new AssertionError("got " + got + ", want " + want);
  }

  public static void main(String[] args) throws Exception {
    expect(
        "reasoning_message_content",
        "{\"messageId\":\"reasoning-1\",\"delta\":\"Let me see.\",\"thread_id\":\"thread_1\"}",
        "Let me see.");
    expect(
        "error",
        "{\"type\":\"error\",\"message\":\"Rate limit exceeded\",\"thread_id\":\"thread_1\"}",
        "Rate limit exceeded");
    expect("message", "{\"content\":\"Sunny.\",\"thread_id\":\"thread_1\"}", "Sunny.");
  }
}
