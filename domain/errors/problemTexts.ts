import { ACCOUNTS_PROBLEMS } from '#domain/accounts/accountsProblems.ts';
import { ACTIVITY_PROBLEMS } from '#domain/activity/activityProblems.ts';
import { CATALOG_PROBLEMS } from '#domain/catalog/catalogProblems.ts';
import { CATALOG_STAFF_PROBLEMS } from '#domain/catalog/catalogStaffProblems.ts';
import { CONTENT_PROBLEMS } from '#domain/content/contentProblems.ts';
import { CUSTOMERS_PROBLEMS } from '#domain/customers/customersProblems.ts';
import { HEALTH_PROBLEMS } from '#domain/health/healthProblems.ts';
import { MESSAGES_PROBLEMS } from '#domain/messages/messagesProblems.ts';
import { BOOKING_PROBLEMS } from '#domain/orders/booking/bookingProblems.ts';
import { CARRIERS_PROBLEMS } from '#domain/orders/carriers/carriersProblems.ts';
import { COUPONS_PROBLEMS } from '#domain/orders/coupons/couponsProblems.ts';
import { ORDERS_PROBLEMS } from '#domain/orders/ordersProblems.ts';
import { RETURNS_PROBLEMS } from '#domain/orders/returns/returnsProblems.ts';
import { PAYMENTS_PROBLEMS } from '#domain/payments/paymentsProblems.ts';
import { PAYMENTS_STAFF_PROBLEMS } from '#domain/payments/paymentsStaffProblems.ts';
import { PROVIDER_PROBLEMS } from '#domain/payments/providerProblems.ts';
import { RECONCILIATION_PROBLEMS } from '#domain/payments/reconciliation/reconciliationProblems.ts';
import { PRICING_PROBLEMS } from '#domain/pricing/pricingProblems.ts';
import { REPORTING_PROBLEMS } from '#domain/reporting/reportingProblems.ts';
import { REVIEWS_PROBLEMS } from '#domain/reviews/reviewsProblems.ts';
import { SPREADSHEET_PROBLEMS } from '#domain/spreadsheets/spreadsheetProblems.ts';
import { STOCK_PROBLEMS } from '#domain/stock/stockProblems.ts';
import { STORE_PROBLEMS } from '#domain/store/storeProblems.ts';
import { WEBHOOKS_PROBLEMS } from '#domain/webhooks/webhooksProblems.ts';
import { ARGUMENT_PROBLEMS } from './argumentProblems.ts';
import { COMMON_PROBLEMS } from './commonProblems.ts';
import type { MessageParams } from './defineProblems.ts';
import { SHAPE_PROBLEMS } from './shapeProblems.ts';

/** All problems by reason. */
export const PROBLEMS = {
  ...COMMON_PROBLEMS,
  ...SHAPE_PROBLEMS,
  ...ARGUMENT_PROBLEMS,
  ...ACCOUNTS_PROBLEMS,
  ...ACTIVITY_PROBLEMS,
  ...CATALOG_PROBLEMS,
  ...CATALOG_STAFF_PROBLEMS,
  ...CONTENT_PROBLEMS,
  ...CUSTOMERS_PROBLEMS,
  ...HEALTH_PROBLEMS,
  ...MESSAGES_PROBLEMS,
  ...ORDERS_PROBLEMS,
  ...BOOKING_PROBLEMS,
  ...COUPONS_PROBLEMS,
  ...CARRIERS_PROBLEMS,
  ...RETURNS_PROBLEMS,
  ...PROVIDER_PROBLEMS,
  ...PAYMENTS_PROBLEMS,
  ...PAYMENTS_STAFF_PROBLEMS,
  ...RECONCILIATION_PROBLEMS,
  ...PRICING_PROBLEMS,
  ...REPORTING_PROBLEMS,
  ...REVIEWS_PROBLEMS,
  ...SPREADSHEET_PROBLEMS,
  ...STOCK_PROBLEMS,
  ...STORE_PROBLEMS,
  ...WEBHOOKS_PROBLEMS,
};

export type UserErrorReason = keyof typeof PROBLEMS;

export function isReason(text: unknown): text is UserErrorReason {
  return typeof text === 'string' && Object.hasOwn(PROBLEMS, text);
}

/** Params of a reason, one for each placeholder. */
export type ReasonParams<Reason extends UserErrorReason> = MessageParams<
  (typeof PROBLEMS)[Reason]['message']
>;
