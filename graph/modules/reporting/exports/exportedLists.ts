import { staff } from '#graph/modules/accounts/staff/staffList.ts';
import { products } from '#graph/modules/catalog/staff/productsList.ts';
import { stock } from '#graph/modules/catalog/stock/stockList.ts';
import { customers } from '#graph/modules/customers/staff/customersList.ts';
import { messages } from '#graph/modules/messages/contact/messagesList.ts';
import { mail } from '#graph/modules/messages/mails/mailsList.ts';
import { newsletter } from '#graph/modules/messages/newsletter/newsletterList.ts';
import { coupons } from '#graph/modules/orders/coupons/couponsList.ts';
import { orders } from '#graph/modules/orders/export/ordersList.ts';
import { rates } from '#graph/modules/pricing/rates/ratesList.ts';
import { reviews } from '#graph/modules/reviews/staff/reviewsList.ts';
import type { ListExportFilter } from '#graph/schema/schema.generated.ts';
import type { ExportedList } from '#graph/sheets/exportedList.ts';
import { audit } from '../audit/auditList.ts';

export type ListName = keyof ListExportFilter;

/** Every list that can be written into a file, by the name it has in addresses. */
export const exportedLists: Record<ListName, ExportedList> = {
  orders,
  products,
  customers,
  reviews,
  coupons,
  stock,
  rates,
  messages,
  newsletter,
  mail,
  staff,
  audit,
};

export function isListName(name: string): name is ListName {
  return Object.hasOwn(exportedLists, name);
}
