import type { Random } from '#prisma/seed/random.ts';
import { DAY } from '#prisma/seed/time.ts';
import type { Customer } from './customers.ts';
import { idMaker } from './loadIds.ts';
import type { Period } from './period.ts';
import type { Piece } from './products.ts';
import type { Row } from './tables.ts';

const DAYS = 60;
const SHARE = 0.1;

/** What a tenth of those who consented looked at lately: one piece each. */
export function makeActivities(
  { customers, pieces, period }: { customers: readonly Customer[]; pieces: readonly Piece[]; period: Period },
  random: Random,
): Row<'activities'>[] {
  const idOf = idMaker();
  const lookers = customers.filter(({ consents }) => consents && random.chance(SHARE));
  return lookers.map((customer, index) => {
    const moment = Math.floor(period.end - DAYS * DAY * (1 - (index + random.next()) / lookers.length));
    const at = Math.max(moment, customer.createdAt);
    return {
      id: idOf(at),
      user_id: customer.id,
      type: 'PRODUCT_VIEW',
      product_id: random.pick(pieces).id,
      data: {},
      at: new Date(at),
    };
  });
}
