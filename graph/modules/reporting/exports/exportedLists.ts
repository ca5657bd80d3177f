import { lists as accountsLists } from '#graph/modules/accounts/accounts.lists.ts';
import { lists as catalogLists } from '#graph/modules/catalog/catalog.lists.ts';
import { lists as couponsLists } from '#graph/modules/coupons/coupons.lists.ts';
import { lists as customersLists } from '#graph/modules/customers/customers.lists.ts';
import { lists as ordersLists } from '#graph/modules/desk/desk.lists.ts';
import { productSheet } from '#graph/modules/imports/productSheet.ts';
import { lists as messagesLists } from '#graph/modules/messages/messages.lists.ts';
import { lists as pricingLists } from '#graph/modules/pricing/pricing.lists.ts';
import { lists as returnsLists } from '#graph/modules/returns/returns.lists.ts';
import { lists as reviewsLists } from '#graph/modules/reviews/reviews.lists.ts';
import { lists as stockLists } from '#graph/modules/stock/stock.lists.ts';
import type { ListExportFilter } from '#graph/schema/schema.generated.ts';
import type { ExportedList } from '#graph/sheets/exportedList.ts';
import { audit } from '../audit/auditList.ts';

export type ListName = keyof ListExportFilter;

/** Every list that can be written into a file, by the name it has in addresses. */
export const exportedLists: Record<ListName, ExportedList> = {
  ...ordersLists,
  ...returnsLists,
  ...couponsLists,
  ...catalogLists,
  productSheet,
  ...stockLists,
  ...customersLists,
  ...reviewsLists,
  ...pricingLists,
  ...messagesLists,
  ...accountsLists,
  audit,
};

export function isListName(name: string): name is ListName {
  return Object.hasOwn(exportedLists, name);
}
