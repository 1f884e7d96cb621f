import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Reads a stream of Server-Sent Events until its last event, over as many connections as necessary. Copy this file into
 * your project. It needs Java 17 and only the standard library.
 *
 * @param start the request that starts the stream; a POST is repeated only if it has an Idempotency-Key. Its headers,
 *     except for Content-Type, are also sent when the stream is resumed.
 * @param resumeUri returns the URI that resumes the stream after Last-Event-ID, from the first response
 * @param decode returns the event of a message, or null to skip a message of an unknown type
 * @param isLast returns true for an event that ends the stream; a stream that ends without one is resumed
 * @param maxRetries attempts without a new message before a StreamException, such as 10
 * @param retryMillis delay before the first retry, such as 250; the retry field of a message replaces it
 */
public record EventStream<E>(HttpClient client, HttpRequest start, Function<HttpResponse<?>, URI> resumeUri,
    Function<Message, E> decode, Predicate<E> isLast, int maxRetries, long retryMillis) {

  /** A message of the stream, as the HTML standard defines it. The id is null if the message has none. */
  public record Message(String type, String data, String id) {}

  /** A request that was rejected, or a connection that broke and could not be resumed. */
  public static final class StreamException extends RuntimeException {
    public final int status; // 0 if there was no response or its stream broke.
    public final String body;
    public final long retryAfterMillis; // The Retry-After header, a minute at most.

    StreamException(String reason, Throwable cause, int status, String body, long retryAfterMillis) {
      super(reason, cause);
      this.status = status;
      this.body = body;
      this.retryAfterMillis = retryAfterMillis;
    }
  }

  /**
   * Calls an action with the id and the value of each event, and returns after the last event.
   *
   * @throws InterruptedException if the thread is interrupted, which cancels the stream
   * @throws StreamException if the stream cannot be read to its end
   */
  public void forEach(BiConsumer<String, E> action) throws InterruptedException {
    boolean isRepeatable = start.method().equals("GET") || start.headers().map().containsKey("Idempotency-Key");
    URI resume = null;
    String lastEventId = "";
    long retry = retryMillis;
    boolean hasEvents = false;
    for (int failures = 0; ; failures++) {
      Chunks chunks = new Chunks();
      try {
        HttpResponse<?> started = connect(resume, lastEventId, chunks);
        if (lastEventId.isEmpty()) resume = resumeUri.apply(started);
        Decoder decoder = new Decoder(lastEventId);
        for (byte[] chunk = chunks.next(); chunk.length > 0; chunk = chunks.next()) {
          for (Message message : decoder.decode(chunk)) {
            failures = 0;
            E event = decode.apply(message);
            if (event == null) continue;
            hasEvents = true;
            action.accept(message.id(), event);
            if (isLast.test(event)) return;
          }
          lastEventId = decoder.lastEventId;
          if (decoder.retryMillis >= 0) retry = decoder.retryMillis;
        }
        throw new StreamException("the stream ended before its last event", null, 0, "", 0);
      } catch (StreamException error) {
        boolean isTransient = error.status == 0 || error.status == 429 || error.status >= 500;
        boolean canRetry = !lastEventId.isEmpty() || (isRepeatable && !hasEvents);
        if (!isTransient || !canRetry || failures >= maxRetries) throw error;
        double backoff = Math.min(retry * Math.pow(2, failures), 8000);
        double jittered = backoff * (1 - ThreadLocalRandom.current().nextDouble() / 2);
        Thread.sleep(Math.max((long) jittered, error.retryAfterMillis));
      } finally {
        chunks.cancel();
      }
    }
  }

  private HttpResponse<?> connect(URI resume, String lastEventId, Chunks chunks) throws InterruptedException {
    boolean isStart = lastEventId.isEmpty();
    var request = HttpRequest.newBuilder(start, (name, value) -> isStart || !name.equalsIgnoreCase("Content-Type"));
    if (!isStart) request.GET().uri(resume).setHeader("Last-Event-ID", lastEventId);
    try {
      HttpResponse<Publisher<List<ByteBuffer>>> started = client.send(request.build(), BodyHandlers.ofPublisher());
      started.body().subscribe(chunks);
      String type = started.headers().firstValue("Content-Type").orElse("");
      if (started.statusCode() == 200 && type.toLowerCase().matches("text/event-stream *(;.*)?")) return started;
      ByteArrayOutputStream body = new ByteArrayOutputStream();
      for (byte[] chunk = chunks.next(); chunk.length > 0; chunk = chunks.next()) body.writeBytes(chunk);
      String after = started.headers().firstValue("Retry-After").orElse("");
      long seconds = after.matches("[0-9]{1,9}") ? Math.min(Long.parseLong(after), 60) : 0;
      String text = body.toString(StandardCharsets.UTF_8);
      String reason = "status " + started.statusCode() + ": " + text;
      throw new StreamException(reason, null, started.statusCode(), text, seconds * 1000);
    } catch (IOException error) {
      throw new StreamException("the connection broke", error, 0, "", 0);
    }
  }

  /** The chunks of a body. Unlike an InputStream, it keeps those that arrived before the connection broke. */
  private static final class Chunks implements Subscriber<List<ByteBuffer>> {
    private final BlockingQueue<List<ByteBuffer>> queue = new LinkedBlockingQueue<>();
    private volatile Subscription subscription;

    @Override public void onSubscribe(Subscription started) { (subscription = started).request(1); }
    @Override public void onNext(List<ByteBuffer> buffers) { queue.add(buffers); }
    @Override public void onError(Throwable error) { queue.add(List.of()); }
    @Override public void onComplete() { queue.add(List.of()); }

    /** Returns an empty array at the end. */
    byte[] next() throws InterruptedException {
      List<ByteBuffer> buffers = queue.take();
      if (!buffers.isEmpty()) subscription.request(1);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      for (ByteBuffer buffer : buffers) while (buffer.hasRemaining()) bytes.write(buffer.get());
      return bytes.toByteArray();
    }

    void cancel() {
      if (subscription != null) subscription.cancel();
    }
  }

  /** Decodes Server-Sent Events from chunks of bytes, which may end anywhere. */
  public static final class Decoder {
    public String lastEventId; // Resumes the stream.
    public long retryMillis = -1; // The last retry field, or -1.
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final List<String> data = new ArrayList<>();
    private boolean isAfterCr, isStarted;
    private String type = "", id;

    public Decoder(String lastEventId) {
      this.lastEventId = lastEventId;
    }

    /** Returns the messages that these bytes complete. */
    public List<Message> decode(byte[] chunk) {
      List<Message> messages = new ArrayList<>();
      for (byte each : chunk) {
        boolean isSecond = isAfterCr && each == '\n'; // The LF of a CRLF, which may be in the next chunk.
        isAfterCr = each == '\r';
        if (each != '\r' && each != '\n') {
          line.write(each);
        } else if (!isSecond) {
          String text = line.toString(StandardCharsets.UTF_8);
          readLine(isStarted || !text.startsWith("\uFEFF") ? text : text.substring(1), messages);
          isStarted = true;
          line.reset();
        }
      }
      return messages;
    }

    private void readLine(String text, List<Message> messages) {
      int colon = text.indexOf(':');
      String name = colon < 0 ? text : text.substring(0, colon);
      String value = colon < 0 ? "" : text.substring(text.startsWith(": ", colon) ? colon + 2 : colon + 1);
      if (name.equals("event")) type = value;
      if (name.equals("data")) data.add(value);
      if (name.equals("id") && value.indexOf('\0') < 0) id = value;
      if (name.equals("retry") && value.matches("[0-9]{1,9}")) retryMillis = Long.parseLong(value);
      if (!text.isEmpty()) return;
      if (!data.isEmpty()) messages.add(new Message(type.isEmpty() ? "message" : type, String.join("\n", data), id));
      if (id != null) lastEventId = id;
      type = "";
      id = null;
      data.clear();
    }
  }
}
