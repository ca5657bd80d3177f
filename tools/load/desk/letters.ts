import type { Random } from '#prisma/seed/random.ts';
import { idMaker } from '../loadIds.ts';
import { evenMoment, type Period } from '../period.ts';
import type { Row } from '../tables.ts';
import { nameOf } from './names.ts';

const SUBJECTS = [
  'Ring size',
  'Delivery outside the valley',
  'Can this be engraved?',
  'An old piece in exchange',
] as const;
const TEXTS = [
  'Could you tell me which size fits a finger of 17 mm?',
  'How long does a parcel take to Dolpa?',
  'I would like the names of our children on the inside.',
  'My grandmother left me a chain of 22 karat. What is it worth towards a new one?',
] as const;
const STATUSES = ['OPEN', 'WAITING', 'CLOSED', 'CLOSED', 'CLOSED'] as const;

/** What people wrote to the store: threads, each with its first message. */
export function makeThreads(
  count: number,
  period: Period,
  random: Random,
): { threads: Row<'threads'>[]; messages: Row<'thread_messages'>[] } {
  const [threadIdOf, messageIdOf] = [idMaker(), idMaker()];
  const letters = Array.from({ length: count }, (_, number) => {
    const at = evenMoment(number, count, period, random);
    const [id, name, text, createdAt] = [threadIdOf(at), nameOf(number), random.pick(TEXTS), new Date(at)];
    const status = random.pick(STATUSES);
    return {
      thread: {
        id,
        name,
        email: `load-writer-${number}@example.com`,
        subject: random.pick(SUBJECTS),
        status,
        unread: status === 'OPEN',
        preview: text,
        last_at: createdAt,
        created_at: createdAt,
      },
      message: {
        id: messageIdOf(at),
        thread_id: id,
        direction: 'IN',
        author_name: name,
        text,
        created_at: createdAt,
      },
    };
  });
  return { threads: letters.map(({ thread }) => thread), messages: letters.map(({ message }) => message) };
}

/** Who wants the newsletter. */
export function makeSubscribers(
  count: number,
  period: Period,
  random: Random,
): Row<'newsletter_subscribers'>[] {
  return Array.from({ length: count }, (_, number) => ({
    email: `load-reader-${number}@example.com`,
    created_at: new Date(evenMoment(number, count, period, random)),
  }));
}
