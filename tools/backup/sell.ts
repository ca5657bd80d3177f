// Places orders in a database, with WHEN as the customer's name: node --import tsx tools/backup/sell.ts WHEN COUNT
// (DATABASE_URL)
import { createPrisma } from '#graph/prisma/client.ts';
import { anOrder } from '#graph/testing/anOrder.ts';

const [when = '', count = '1'] = process.argv.slice(2);
const prisma = createPrisma(process.env.DATABASE_URL ?? '');
for (let placed = 0; placed < Number(count); placed += 1) await anOrder(prisma, { contactName: when });
await prisma.$disconnect();
