/** A server-sent event. */
export interface StreamEvent {
  id: string;
  name: string;
  data: string;
}

/**
 * Yields the events of a response body. `onActivity` is called for every chunk, including heartbeats. The browser's
 * `EventSource` is not used, because it cannot send headers and the token would have to be in the URL.
 */
export async function* parseEvents(
  body: ReadableStream<Uint8Array>,
  onActivity: () => void,
): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let incompleteText = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onActivity();
      const blocks = (incompleteText + decoder.decode(value, { stream: true })).split('\n\n');
      incompleteText = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = toEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function toEvent(block: string): StreamEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/);
      return [name, value];
    }),
  );
  const data = fields.get('data');
  return data === undefined
    ? null
    : { id: fields.get('id') ?? '', name: fields.get('event') ?? 'message', data };
}
