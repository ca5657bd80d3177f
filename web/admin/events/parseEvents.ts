/** One event of a stream, in the words of Server-Sent Events. */
export interface StreamEvent {
  id: string;
  name: string;
  data: string;
}

/**
 * The events of a stream as they come. `onSign` is told of each sign of life, also of those that say nothing. The browser's
 * own `EventSource` takes no header: the token would have to stand in the address.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign: () => void,
): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let begun = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const blocks = (begun + decoder.decode(value, { stream: true })).split('\n\n');
      begun = blocks.pop() ?? '';
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
