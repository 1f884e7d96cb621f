/** Reads Server-Sent Events. @param body Stream of bytes. Gives the data of each event. */
export async function* readEvents(body) {
  const decoder = new TextDecoder();
  let buffer = "";
  let data = [];
  for await (const chunk of body) {
    buffer += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line's end.
    const lines = buffer.split(/\r\n|\n|\r(?!$)/);
    buffer = lines.pop();
    for (const line of lines) {
      if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
      if (line === "" && data.length > 0) {
        yield data.join("\n");
        data = [];
      }
    }
  }
}
