import type { Thread, ThreadOrigin } from '#graph/prisma/generated/client.ts';
import { threadsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { findLinks } from './linkThread.ts';
import { toPreview } from './threadTexts.ts';

interface NewThread {
  origin: ThreadOrigin;
  name: string;
  email: string;
  phone?: string | null;
  subject: string;
  text: string;
}

/** Creates a thread without messages. */
export async function openThread(
  work: Work,
  { now }: { now: Date },
  { text, ...opening }: NewThread,
): Promise<Thread> {
  const { email, subject, origin } = opening;
  const links = await findLinks(work.db, { email, texts: [subject, text] });
  const thread = await work.db.thread.create({
    data: {
      ...opening,
      ...links,
      isUnread: origin !== 'STAFF',
      preview: toPreview(text),
      lastAt: now,
      createdAt: now,
    },
  });
  work.publish(threadsChanged([thread.id]));
  return thread;
}
