/** The events of an answer as they come, a JSON object a line; the server of this page wrote them. */
export async function* eventsOf<Event>(answer: Response): AsyncGenerator<Event, void> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (waiting + value).split('\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Event;
  }
}
