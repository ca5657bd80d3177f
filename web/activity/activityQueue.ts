const FLUSH_AT = 10;
const FLUSH_AFTER = 30_000;
/** Browsers limit the body of a keepalive request, so a long queue is sent in several requests. */
const MAX_BATCH = 50;
/** A browser that stays offline for long drops its oldest items first. */
const MAX_QUEUED = 500;

export interface ActivityQueue<Item> {
  /** Adds an item. The queue is sent immediately at ten items, otherwise at most 30 seconds later. */
  add(item: Item): void;
  /** Sends all queued items if the browser is online. */
  flush(): Promise<void>;
  /** Discards all queued items and ignores further ones. */
  close(): void;
}

export interface ActivityQueueOptions<Item> {
  /** Rejects if the items could not be delivered; they then return to the queue. */
  send: (items: Item[]) => Promise<unknown>;
  isOnline: () => boolean;
}

/** Queues items and sends them in batches. A failed batch is retried after 30 seconds. */
export function createActivityQueue<Item>({
  send,
  isOnline,
}: ActivityQueueOptions<Item>): ActivityQueue<Item> {
  let queued: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let isOpen = true;

  function enqueue(items: Item[]): void {
    if (!isOpen) return;
    queued = items.slice(-MAX_QUEUED);
    if (queued.length > 0) timer ??= setTimeout(() => void flush(), FLUSH_AFTER);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!isOnline()) return enqueue(queued);
    hasFailed = false;
    const items = queued;
    queued = [];
    await Promise.all(toBatches(items).map(sendBatch));
  }

  async function sendBatch(batch: Item[]): Promise<void> {
    try {
      await send(batch);
    } catch {
      hasFailed = true;
      enqueue([...batch, ...queued]);
    }
  }

  return {
    add(item) {
      enqueue([...queued, item]);
      if (queued.length >= FLUSH_AT && !hasFailed) void flush();
    },
    flush,
    close() {
      isOpen = false;
      clearTimeout(timer);
      queued = [];
    },
  };
}

function toBatches<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MAX_BATCH) }, (_, index) =>
    items.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
  );
}
