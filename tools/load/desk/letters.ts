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
const STATUSES = ['NEW', 'READ', 'ANSWERED', 'ANSWERED', 'ANSWERED'] as const;

/** What people wrote to the store. */
export function makeMessages(count: number, period: Period, random: Random): Row<'contact_messages'>[] {
  const idOf = idMaker();
  return Array.from({ length: count }, (_, number) => {
    const at = evenMoment(number, count, period, random);
    return {
      id: idOf(at),
      name: nameOf(number),
      email: `load-writer-${number}@example.com`,
      subject: random.pick(SUBJECTS),
      message: random.pick(TEXTS),
      status: random.pick(STATUSES),
      created_at: new Date(at),
    };
  });
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
