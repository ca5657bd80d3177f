const FLUSH_SIZE = 10;
const FLUSH_DELAY_MS = 30_000;
/** Browsers limit the body of a keepalive request, so a long queue is sent in several requests. */
const MAX_BATCH_SIZE = 50;
/** A browser that stays offline for a long time drops its oldest items first. */
const MAX_QUEUED_ITEMS = 500;

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
  let queuedItems: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let isOpen = true;

  function enqueue(items: Item[]): void {
    if (!isOpen) return;
    queuedItems = items.slice(-MAX_QUEUED_ITEMS);
    if (queuedItems.length > 0) timer ??= setTimeout(() => void flush(), FLUSH_DELAY_MS);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (!isOnline()) return enqueue(queuedItems);
    hasFailed = false;
    const items = queuedItems;
    queuedItems = [];
    await Promise.all(toBatches(items).map(sendBatch));
  }

  async function sendBatch(batch: Item[]): Promise<void> {
    try {
      await send(batch);
    } catch {
      hasFailed = true;
      enqueue([...batch, ...queuedItems]);
    }
  }

  return {
    add(item) {
      enqueue([...queuedItems, item]);
      if (queuedItems.length >= FLUSH_SIZE && !hasFailed) void flush();
    },
    flush,
    close() {
      isOpen = false;
      clearTimeout(timer);
      queuedItems = [];
    },
  };
}

function toBatches<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MAX_BATCH_SIZE) }, (_, index) =>
    items.slice(index * MAX_BATCH_SIZE, (index + 1) * MAX_BATCH_SIZE),
  );
}
