import type { News } from '../news.ts';

interface Heard {
  id: string;
  name: string;
  data: string;
}

export interface Listened {
  headers: Headers;
  events: Heard[];
  /** What was told of a topic. */
  news(topic: string): News[];
  leave(): void;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
}

/** Listens to a stream of events, as a program would; throws where it is refused. */
export async function listen(
  url: string,
  { token, lastId }: { token: string; lastId: string },
): Promise<Listened> {
  const leaving = new AbortController();
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) },
    signal: leaving.signal,
  });
  if (answer.status !== 200) throw new Error(`The stream answered ${answer.status}.`);
  const events: Heard[] = [];
  const read = async () => {
    let text = '';
    for await (const bytes of answer.body ?? []) {
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
    headers: answer.headers,
    events,
    news: (topic) => events.filter(({ name }) => name === topic).map(({ data }) => JSON.parse(data)),
    leave: () => leaving.abort(),
    ended: read().catch(() => undefined),
  };
}
