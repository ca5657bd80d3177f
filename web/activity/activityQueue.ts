const FLUSH_AT = 10;
const FLUSH_AFTER = 30_000;
/** What a request may carry that outlives its page is bounded, so a long queue leaves in several. */
const MAX_AT_ONCE = 50;
/** Of somebody who is offline for long, the oldest go first. */
const MAX_WAITING = 500;

export interface ActivityQueue<Item> {
  /** Queues one. It leaves at once where it is the tenth, otherwise at most 30 seconds later. */
  add(item: Item): void;
  /** Sends all that waits, if there is a connection. */
  flush(): Promise<void>;
  /** Forgets all that waits, and takes nothing any more. */
  close(): void;
}

export interface ActivityQueueOptions<Item> {
  /** Rejects where the items have not arrived; they then wait in the queue again. */
  send: (items: Item[]) => Promise<unknown>;
  isOnline: () => boolean;
}

/** Gathers items and sends them in few requests. After a failure the next try waits for the 30 seconds. */
export function createActivityQueue<Item>({
  send,
  isOnline,
}: ActivityQueueOptions<Item>): ActivityQueue<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let isOpen = true;

  function wait(items: Item[]): void {
    if (!isOpen) return;
    waiting = items.slice(-MAX_WAITING);
    if (waiting.length > 0) timer ??= setTimeout(() => void flush(), FLUSH_AFTER);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!isOnline()) return wait(waiting);
    hasFailed = false;
    const items = waiting;
    waiting = [];
    await Promise.all(toBatches(items).map(sendBatch));
  }

  async function sendBatch(batch: Item[]): Promise<void> {
    try {
      await send(batch);
    } catch {
      hasFailed = true;
      wait([...batch, ...waiting]);
    }
  }

  return {
    add(item) {
      wait([...waiting, item]);
      if (waiting.length >= FLUSH_AT && !hasFailed) void flush();
    },
    flush,
    close() {
      isOpen = false;
      clearTimeout(timer);
      waiting = [];
    },
  };
}

function toBatches<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MAX_AT_ONCE) }, (_, index) =>
    items.slice(index * MAX_AT_ONCE, (index + 1) * MAX_AT_ONCE),
  );
}
