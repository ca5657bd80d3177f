// Fills a demo store for load tests: node --import tsx tools/load/main.ts --orders 100000 … (DATABASE_URL)
import { parseArgs } from 'node:util';
import { openDatabases } from '#graph/prisma/databases.ts';
import { everythingChanged } from '#graph/work/storeEvents.ts';
import { sumFigures } from '#prisma/sumFigures.ts';
import { type Amounts, load } from './load.ts';

const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) throw new Error('Set DATABASE_URL to the database of the store to fill.');
const databases = openDatabases(databaseUrl);
try {
  await load(databaseUrl, readAmounts(), console.log);
  await sumFigures(databases.prisma);
  await databases.createWriter({ now: new Date() }).work(async ({ publish }) => publish(everythingChanged()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await databases.close();
}

function readAmounts(): Amounts {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '1000' },
      orders: { type: 'string', default: '10000' },
      customers: { type: 'string', default: '2000' },
    },
  });
  const [products, orders, customers] = [values.products, values.orders, values.customers].map((text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= 0 && number <= 10_000_000) return number;
    throw new Error(`${text} is not an amount; give a whole number up to 10,000,000.`);
  }) as [number, number, number];
  return { products, orders, customers };
}
