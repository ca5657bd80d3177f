// Fills the store for trials at size: node --import tsx tools/load/main.ts --orders 1000 … (DATABASE_URL)
import { parseArgs } from 'node:util';
import { openDatabases } from '#graph/prisma/databases.ts';
import { everythingChanged } from '#graph/work/storeEvents.ts';
import { clearLoad } from './clearLoad.ts';
import { load } from './load.ts';
import { describe } from './loadRecord.ts';
import { progressBoard } from './progressBoard.ts';

/** Fixed, so that a run next month makes the same rows. */
const UNTIL = '2026-11-21';

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main() {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('DATABASE_URL says which store to load.');
  const { clear, ...amounts } = readOptions();
  const databases = openDatabases(databaseUrl);
  const { prisma } = databases;
  const { work } = databases.writingFor({ now: new Date() });
  const tellAll = () => work(async ({ publish }) => publish(everythingChanged()));
  const progress = progressBoard();
  try {
    if (clear) {
      await clearLoad(prisma, progress);
      await tellAll();
      console.log('The loaded rows are gone.');
    } else if (await load({ prisma, databaseUrl, amounts, progress })) {
      await tellAll();
      console.log(`Loaded ${describe(amounts)}.`);
    } else console.log(`The store holds ${describe(amounts)} already.`);
  } finally {
    await databases.close();
  }
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '1000' },
      orders: { type: 'string', default: '10000' },
      customers: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      until: { type: 'string', default: UNTIL },
      clear: { type: 'boolean', default: false },
    },
  });
  if (!/^\d{4}-\d\d-\d\d$/.test(values.until) || Number.isNaN(Date.parse(values.until)))
    throw new Error(`--until is ${values.until}; it must be a day, as in ${UNTIL}.`);
  return {
    products: wholeNumber('products', values.products, { least: 1, most: 1_000_000 }),
    orders: wholeNumber('orders', values.orders, { least: 0, most: 10_000_000 }),
    customers: wholeNumber('customers', values.customers, { least: 0, most: 5_000_000 }),
    seed: wholeNumber('seed', values.seed, { least: 0, most: 1_000_000 }),
    until: values.until,
    clear: values.clear,
  };
}

function wholeNumber(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = Number(text.replaceAll(/[,_]/g, ''));
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`--${name} is ${text}; it must be a whole number from ${least} to ${most}.`);
}
