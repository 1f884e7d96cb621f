import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Runs the jobs on standard input with EventStream.java. See ../job.ts. */
final class Program {
  sealed interface RunEvent permits RunStarted, TextContent, RunFinished, RunFailed {}

  record RunStarted(String runId) implements RunEvent {}

  record TextContent(String delta) implements RunEvent {}

  record RunFinished() implements RunEvent {}

  record RunFailed(String code) implements RunEvent {}

  record Job(
      String url, String body, String idempotencyKey, int maxRetries, int retryMs, int cancelAfter, List<String> chunks) {}

  static final Gson gson = new GsonBuilder().serializeNulls().create();
  static final PrintStream output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  static final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  public static void main(String[] args) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Job job = gson.fromJson(line, Job.class);
      if (job.chunks() != null) decode(job);
      else run(job);
    }
    System.exit(0);
  }

  static RunEvent decodeEvent(EventStream.Message message) {
    JsonObject event = JsonParser.parseString(message.data()).getAsJsonObject();
    Class<? extends RunEvent> type =
        switch (event.get("type").getAsString()) {
          case "RUN_STARTED" -> RunStarted.class;
          case "TEXT_MESSAGE_CONTENT" -> TextContent.class;
          case "RUN_FINISHED" -> RunFinished.class;
          // Without an id, the error is about the connection.
          case "RUN_ERROR" -> message.id() == null ? null : RunFailed.class;
          default -> null;
        };
    return type == null ? null : gson.fromJson(event, type);
  }

  static void run(Job job) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(job.url()))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(job.body()));
    if (job.idempotencyKey() != null) request.header("Idempotency-Key", job.idempotencyKey());
    EventStream<RunEvent> stream =
        new EventStream<>(
            client,
            request.build(),
            started -> URI.create(job.url() + "/" + started.headers().firstValue("X-Run-Id").orElseThrow()),
            Program::decodeEvent,
            event -> event instanceof RunFinished || event instanceof RunFailed,
            job.maxRetries(),
            job.retryMs());
    Thread reader = Thread.currentThread();
    AtomicInteger count = new AtomicInteger();
    try {
      stream.forEach(
          (id, event) -> {
            String kind = "finished";
            String value = "";
            if (event instanceof RunStarted started) {
              kind = "started";
              value = started.runId();
            } else if (event instanceof TextContent content) {
              kind = "text";
              value = content.delta();
            } else if (event instanceof RunFailed failed) {
              kind = "failed";
              value = failed.code();
            }
            print("id", id, "event", kind, "value", value);
            if (count.incrementAndGet() == job.cancelAfter()) {
              CompletableFuture.delayedExecutor(50, TimeUnit.MILLISECONDS).execute(reader::interrupt);
            }
          });
      print("end", "last");
    } catch (InterruptedException error) {
      print("end", "cancelled");
    } catch (EventStream.StreamException error) {
      print("end", "error", "status", error.status, "body", error.body);
    }
  }

  static void decode(Job job) {
    EventStream.Decoder decoder = new EventStream.Decoder("");
    List<EventStream.Message> messages = new ArrayList<>();
    for (String chunk : job.chunks()) {
      byte[] bytes = HexFormat.of().parseHex(chunk);
      messages.addAll(decoder.decode(bytes));
    }
    Long retry = decoder.retryMillis < 0 ? null : decoder.retryMillis;
    print("messages", messages, "lastEventId", decoder.lastEventId, "retryMs", retry);
  }

  /** Prints names and values as a JSON object. */
  static void print(Object... fields) {
    Map<String, Object> line = new LinkedHashMap<>();
    for (int index = 0; index < fields.length; index += 2) line.put((String) fields[index], fields[index + 1]);
    output.println(gson.toJson(line));
  }
}
