// Says how long an export takes and how much memory it adds to a process that has made one before.
// node --import tsx tools/bench/measureExport.ts csv|xlsx (DATABASE_URL)
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ordersSheet } from '#graph/modules/orders/export/ordersSheet.ts';
import { type OrderRow, readOrderRows } from '#graph/modules/orders/export/readOrderRows.ts';
import { createPrisma } from '#graph/prisma/client.ts';
import { sheetFormats } from '#graph/sheets/sheetFormats.ts';

const WARM_UP_BATCHES = 50;
const SAMPLE_MS = 25;

const { toStream } = sheetFormats[process.argv[2] === 'xlsx' ? 'xlsx' : 'csv'];
const prisma = createPrisma(process.env.DATABASE_URL ?? '');

await read(toStream(ordersSheet(first(WARM_UP_BATCHES, readOrderRows({ prisma }, {})))));
const before = process.memoryUsage.rss();
let peak = before;
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, SAMPLE_MS);
const started = performance.now();
const bytes = await read(toStream(ordersSheet(readOrderRows({ prisma }, {}))));
const seconds = (performance.now() - started) / 1_000;
clearInterval(sampling);

const orders = await prisma.order.count();
process.stdout.write(`${JSON.stringify({ seconds, bytes, addedBytes: peak - before, orders })}\n`);
await prisma.$disconnect();

async function read(stream: NodeJS.ReadableStream): Promise<number> {
  let bytes = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, taken) {
      bytes += chunk.length;
      taken();
    },
  });
  await pipeline(stream, sink);
  return bytes;
}

async function* first(count: number, batches: AsyncIterable<OrderRow[]>) {
  let taken = 0;
  for await (const batch of batches) {
    yield batch;
    taken += 1;
    if (taken === count) return;
  }
}
