import { coupons } from './coupons/couponsList.ts';
import { orders } from './export/ordersList.ts';
import { returns } from './returns/returnsList.ts';

/** The lists of the back-office that can be written into a file, by their names in addresses. */
export const lists = { coupons, orders, returns };
