import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Turns message files back into uploads, which are removed later. */
export async function releaseThreadFiles(
  tx: Transaction,
  { now }: { now: Date },
  where: Prisma.ThreadFileWhereInput,
): Promise<void> {
  const files = await tx.threadFile.findMany({ where });
  if (files.length === 0) return;
  await tx.threadFile.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } });
  await tx.upload.createMany({
    data: files.map(({ key }) => ({ key, width: 0, height: 0, colour: '#000000', createdAt: now })),
    skipDuplicates: true,
  });
}
