import type { Prisma, PrismaClient, Thread } from '#graph/prisma/generated/client.ts';

/** Creates a thread started on the contact page. */
export function aThread(
  prisma: PrismaClient,
  {
    text = 'Which sizes does this ring come in?',
    ...given
  }: Partial<Prisma.ThreadUncheckedCreateInput> & { text?: string } = {},
): Promise<Thread> {
  const { name = 'Sita Sharma', createdAt = new Date('2026-01-01T06:00:00Z') } = given;
  return prisma.thread.create({
    data: {
      name,
      email: 'sita@example.com',
      subject: 'Ring size',
      preview: text,
      lastAt: createdAt,
      createdAt,
      messages: { create: { direction: 'IN', authorName: name, text, createdAt } },
      ...given,
    },
  });
}
