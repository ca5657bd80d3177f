import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './coupons.access.ts';
import { resolvers } from './coupons.resolvers.ts';
import { coupons as couponsList } from './couponsList.ts';

export const coupons: GraphModule = { resolvers: [resolvers], access };

/** Lists that staff can export, keyed by their name in the URL. */
export const lists = { coupons: couponsList };
