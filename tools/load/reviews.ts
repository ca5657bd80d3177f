import type { Random } from '#prisma/seed/random.ts';
import { DAY } from '#prisma/seed/time.ts';
import { idMaker } from './loadIds.ts';
import type { LoadedOrder } from './orders.ts';
import type { Period } from './period.ts';
import type { Piece } from './products.ts';
import type { Row } from './tables.ts';

const SHARE = 0.04;
/** Of the piece that sells best, the first that came out: thousands say what they think of it. */
const SHARE_OF_BEST = 0.6;
const COMMENTS = [
  'Well made, and just as in the photographs.',
  'Lighter than I thought, and I wear it every day.',
  'The clasp is sound and the finish is even.',
  'A little smaller than expected, but fine work.',
  'It came on the promised day, well packed.',
] as const;

/** Makes the reviews that customers write of what they were brought: one of each piece, counted on the piece when shown. */
export function reviewMaker({ end }: Period, bestSeller: Piece | undefined) {
  const idOf = idMaker();
  const written = new Set<string>();

  return ({ order, pieces }: LoadedOrder, random: Random): Row<'reviews'> | null => {
    const [piece] = pieces;
    const { user_id: userId, district, updated_at: since } = order;
    if (!piece || typeof userId !== 'string' || order.status !== 'DELIVERED') return null;
    if (!random.chance(piece === bestSeller ? SHARE_OF_BEST : SHARE)) return null;
    const pair = `${piece.number} ${userId}`;
    if (written.has(pair) || !(since instanceof Date)) return null;
    written.add(pair);

    const at = Math.min(since.getTime() + random.between(1, 20) * DAY, end);
    const rating = random.pick([5, 5, 5, 4, 4, 3, 2]);
    const status = random.pick(['PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PUBLISHED', 'PENDING', 'REJECTED']);
    if (status === 'PUBLISHED') {
      piece.ratings += 1;
      piece.ratingSum += rating;
    }
    return {
      id: idOf(at),
      product_id: piece.id,
      user_id: userId,
      author_name: `A customer, ${district}`,
      rating,
      title: random.chance(0.5) ? 'As hoped' : null,
      comment: random.pick(COMMENTS),
      bought: true,
      status,
      created_at: new Date(at),
      updated_at: new Date(at),
    };
  };
}
