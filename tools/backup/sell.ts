// Places orders in a database, with WHEN as the customer's name: node --import tsx tools/backup/sell.ts WHEN COUNT
// (DATABASE_URL)
import { createPrisma } from '#graph/prisma/client.ts';
import { anOrder } from '#graph/testing/anOrder.ts';

const [customerName = '', count = '1'] = process.argv.slice(2);
const prisma = createPrisma(process.env.DATABASE_URL ?? '');
for (let placedCount = 0; placedCount < Number(count); placedCount += 1)
  await anOrder(prisma, { contactName: customerName });
await prisma.$disconnect();
