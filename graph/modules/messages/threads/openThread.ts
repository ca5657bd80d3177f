import type { Thread, ThreadOrigin } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { threadsChanged } from '#graph/snapshot/shopChange.ts';
import { linksOf } from './linkThread.ts';
import { toPreview } from './threadTexts.ts';

interface Opening {
  origin: ThreadOrigin;
  name: string;
  email: string;
  phone?: string | null;
  subject: string;
  text: string;
}

/** Begins a thread without anything said in it yet. */
export async function openThread(
  tx: Transaction,
  { now }: { now: Date },
  { text, ...opening }: Opening,
): Promise<Thread> {
  const { email, subject, origin } = opening;
  const links = await linksOf(tx, { email, texts: [subject, text] });
  const thread = await tx.thread.create({
    data: {
      ...opening,
      ...links,
      unread: origin !== 'STAFF',
      preview: toPreview(text),
      lastAt: now,
      createdAt: now,
    },
  });
  await threadsChanged(tx, [thread.id]);
  return thread;
}
