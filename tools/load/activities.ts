import type { Random } from '#prisma/seed/random.ts';
import { DAY } from '#prisma/seed/time.ts';
import type { Customer } from './customers.ts';
import { idMaker } from './loadIds.ts';
import type { Period } from './period.ts';
import type { Piece } from './products.ts';
import type { Row } from './tables.ts';

const DAYS = 60;
const SHARE = 0.5;
const MOST = 20;
/** What one customer alone does, as part of how many customers there are: a shop that keeps the page open. */
const BUSIEST = 0.1;
const TYPES = ['PRODUCT_VIEW', 'PRODUCT_VIEW', 'PAGE_NAVIGATION', 'CLICK', 'LOGIN'] as const;

/** What half of those who consented did lately. */
export function makeActivities(
  { customers, pieces, period }: { customers: readonly Customer[]; pieces: readonly Piece[]; period: Period },
  random: Random,
): Row<'activities'>[] {
  const idOf = idMaker();
  const [busiest, ...others] = customers.filter(({ consents }) => consents);
  const lookers = [
    ...Array.from({ length: Math.ceil(customers.length * BUSIEST) }, () => busiest ?? []).flat(),
    ...others
      .filter(() => random.chance(SHARE))
      .flatMap((customer) => Array.from({ length: random.between(1, MOST) }, () => customer)),
  ];
  return lookers.map((customer) => {
    const type = random.pick(TYPES);
    const at = Math.max(random.between(period.end - DAYS * DAY, period.end), customer.createdAt);
    return {
      id: idOf(at),
      user_id: customer.id,
      type,
      product_id: type === 'PRODUCT_VIEW' ? random.pick(pieces).id : null,
      data: {},
      at: new Date(at),
    };
  });
}
