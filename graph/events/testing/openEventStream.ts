import type { LiveUpdate } from '../liveUpdate.ts';

interface ReceivedEvent {
  id: string;
  name: string;
  data: string;
}

export interface TestEventStream {
  headers: Headers;
  events: ReceivedEvent[];
  /** Returns the messages received for a topic. */
  getUpdates(topic: string): LiveUpdate[];
  close(): void;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
}

/** Opens an event stream as an integration would. Throws if it is refused. */
export async function openEventStream(
  url: string,
  { token, lastId }: { token: string; lastId: string },
): Promise<TestEventStream> {
  const abortController = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) },
    signal: abortController.signal,
  });
  if (response.status !== 200) throw new Error(`The stream answered ${response.status}.`);
  const events: ReceivedEvent[] = [];
  const readStream = async () => {
    let text = '';
    for await (const bytes of response.body ?? []) {
      text += new TextDecoder().decode(bytes);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, id = '', name = '', data = ''] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (name) events.push({ id, name, data });
      }
    }
  };
  return {
    headers: response.headers,
    events,
    getUpdates: (topic) => events.filter(({ name }) => name === topic).map(({ data }) => JSON.parse(data)),
    close: () => abortController.abort(),
    ended: readStream().catch(() => undefined),
  };
}
