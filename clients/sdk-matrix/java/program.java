import com.google.gson.JsonParseException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import okhttp3.Call;
import okhttp3.Response;
import okio.BufferedSource;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.RunsApi;
import org.openapitools.client.api.ThreadsApi;
import org.openapitools.client.model.*;

/** Runs the scenarios with the client that OpenAPI Generator generates for the `okhttp-gson` library. */
class Scenarios {
  static final String host = System.getenv("TAMBO_BASE_URL");
  static final ApiClient client = new ApiClient().setBasePath(host);
  static final ThreadsApi threads = new ThreadsApi(client);
  static final RunsApi runs = new RunsApi(client);

  public static void main(String[] args) throws Exception {
    // A thread
    InputMessageBlock hi =
        new InputMessageBlock(new TextContent().type(TextContent.TypeEnum.TEXT).text("Hi!"));
    org.openapitools.client.model.Thread created =
        threads
            .createThread(
                null,
                new CreateThreadRequest()
                    .contextKey("sdk-thread-create")
                    .metadata(Map.of("plan", "pro", "tags", List.of("a", "b")))
                    .initialMessages(
                        List.of(
                            message(MessageRole.SYSTEM, "Answer briefly."),
                            message(MessageRole.USER, "Hello"),
                            message(MessageRole.ASSISTANT, List.of(hi)))))
            .getThread();
    equal(created.getId(), "thr_created");
    equal(created.getMetadata(), Map.of("plan", "pro", "tags", List.of("a", "b")));

    MessageContent block =
        threads.getThread("sdk-thread-get", null).getMessages().get(1).getContent().get(0);
    equal(block.getTextContent().getText(), "Grüße, 世界 👋");

    List<String> ids = new ArrayList<>();
    String cursor = null;
    do {
      ListThreadsResponse page = threads.listThreads("sdk-thread-pages", 2, cursor);
      page.getThreads().forEach(thread -> ids.add(thread.getId()));
      cursor = page.getNextCursor();
    } while (cursor != null);
    equal(ids, List.of("thr_003", "thr_002", "thr_001"));

    threads.deleteThread("sdk-thread-delete");

    // An error response
    try {
      threads.getThread("sdk-thread-not-found", null);
      throw new AssertionError("the thread must not be found");
    } catch (ApiException error) {
      equal(error.getCode(), 404);
      NotFoundProblem problem = NotFoundProblem.fromJson(error.getResponseBody());
      equal(problem.getCode().getString(), "THREAD_NOT_FOUND");
    }

    // An API key
    ApiClient withKey = new ApiClient().setBasePath(host);
    withKey.setBearerToken("sdk-key");
    GetThreadResponse authorized = new ThreadsApi(withKey).getThread("sdk-auth-bearer", null);
    equal(authorized.getThread().getId(), "sdk-auth-bearer");

    // Streams
    CreateRunRequest question =
        new CreateRunRequest()
            .message(message(MessageRole.USER, "What is the capital of France?"))
            .createThread(true);
    equal(collectText(run("sdk-text", question)), "The capital of France is Paris.");

    // A client tool
    JSONSchema input =
        new JSONSchema()
            .type("object")
            .putPropertiesItem("productId", Map.of("type", "string"))
            .putPropertiesItem("quantity", Map.of("type", "integer"))
            .required(List.of("productId", "quantity"));
    Tool tool =
        new Tool()
            .name("add_to_cart")
            .description("Add an item to the shopping cart")
            .inputSchema(input);
    CreateRunRequest toolRequest =
        new CreateRunRequest()
            .message(message(MessageRole.USER, "Add 2 of SKU-123 to my cart."))
            .addToolsItem(tool);
    List<PendingToolCall> pending = new ArrayList<>();
    for (Object event : run("sdk-client-tool", toolRequest)) {
      if (event instanceof TamboAwaitingInputEvent awaiting)
        pending.addAll(awaiting.getValue().getPendingToolCalls());
    }
    equal(pending.size(), 1);
    equal(pending.get(0).getToolName(), "add_to_cart");
    equal(pending.get(0).getInput(), Map.of("productId", "SKU-123", "quantity", 2.0));
    CreateRunRequest toolResult =
        new CreateRunRequest()
            .message(
                message(MessageRole.TOOL, "Added. Total: $49.98")
                    .toolCallId(pending.get(0).getToolCallId()))
            .addToolsItem(tool);
    equal(collectText(run("sdk-client-tool", toolResult)), "Done.");

    // Lost connections and events of unknown types
    CreateRunRequest count =
        new CreateRunRequest().message(message(MessageRole.USER, "Count to three."));
    equal(collectText(run("sdk-reconnect", count)), "One, two, three.");
    CreateRunRequest greeting =
        new CreateRunRequest().message(message(MessageRole.USER, "Greet me."));
    equal(collectText(run("sdk-unknown-event", greeting)), "Hello again.");
  }

  static InputMessage message(MessageRole role, Object content) {
    return new InputMessage().role(role).content(new InputMessageContent(content));
  }

  /**
   * Streams a run, and resumes the stream if the connection breaks. Executes the generated calls directly, so
   * that the responses can be read as they arrive.
   */
  static List<Object> run(String thread, CreateRunRequest request) throws Exception {
    List<Object> events = new ArrayList<>();
    String runId = null, last = "";
    Call call = runs.createRunCall(thread, request, null, null, null, null);
    while (true) {
      try (Response response = call.execute()) {
        equal(response.code(), 200);
        runId = response.header("X-Run-Id");
        BufferedSource source = response.body().source();
        String id = "", data = "";
        for (String line = source.readUtf8Line(); line != null; line = source.readUtf8Line()) {
          if (line.startsWith("id: ")) id = line.substring(4);
          if (line.startsWith("data: ")) data = line.substring(6);
          if (!line.isEmpty() || data.isEmpty()) continue;
          Object event = decode(data);
          boolean isSkipped = event == null || isAboutConnection(id, event);
          if (!id.isEmpty()) last = id;
          id = data = "";
          if (isSkipped) continue;
          events.add(event);
          if (event instanceof RunFinishedEvent || event instanceof RunErrorEvent) return events;
        }
      } catch (IOException error) {
        if (runId == null) throw error;
      }
      call = runs.reconnectRunCall(thread, runId, null, null, null, last, null);
    }
  }

  /** Returns true for an error that ends the connection, but not the run. */
  static boolean isAboutConnection(String id, Object event) {
    return id.isEmpty()
        && event instanceof RunErrorEvent error
        && !error.getCode().getString().equals("CANCELLED");
  }

  /** Decodes an event. Returns null if its type is unknown. */
  static Object decode(String text) {
    try {
      Object event = RunStreamEvent.fromJson(text).getActualInstance();
      return event instanceof CustomEvent custom ? custom.getActualInstance() : event;
    } catch (IOException | JsonParseException error) {
      return null;
    }
  }

  static String collectText(List<Object> events) {
    StringBuilder text = new StringBuilder();
    for (Object event : events) {
      if (event instanceof TextMessageContentEvent content) text.append(content.getDelta());
    }
    return text.toString();
  }

  static void equal(Object got, Object want) {
    if (!got.equals(want)) throw new AssertionError("got " + got + ", want " + want);
  }
}
