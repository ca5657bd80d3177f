import { lists as accountsLists } from '#graph/modules/accounts/accounts.module.ts';
import { lists as catalogLists } from '#graph/modules/catalog/catalog.module.ts';
import { lists as couponsLists } from '#graph/modules/coupons/coupons.module.ts';
import { lists as customersLists } from '#graph/modules/customers/customers.module.ts';
import { productSheet } from '#graph/modules/imports/productSpreadsheet.ts';
import { lists as messagesLists } from '#graph/modules/messages/messages.module.ts';
import { lists as ordersLists } from '#graph/modules/orderAdmin/orderAdmin.module.ts';
import { lists as pricingLists } from '#graph/modules/pricing/pricing.module.ts';
import { lists as returnsLists } from '#graph/modules/returns/returns.module.ts';
import { lists as reviewsLists } from '#graph/modules/reviews/reviews.module.ts';
import { lists as stockLists } from '#graph/modules/stock/stock.module.ts';
import type { ListExportFilter } from '#graph/schema/schema.generated.ts';
import type { ExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { auditList } from '../audit/auditList.ts';

export type ListName = keyof ListExportFilter;

/** All lists that staff can export, by their names in URLs. */
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
  audit: auditList,
};

export function isListName(name: string): name is ListName {
  return Object.hasOwn(exportedLists, name);
}
