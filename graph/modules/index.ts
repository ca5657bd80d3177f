import { apiKeys } from '#graph/modules/accounts/apiKeys/index.ts';
import { invitations } from '#graph/modules/accounts/invitations/index.ts';
import { accounts } from '#graph/modules/accounts/session/index.ts';
import { staff } from '#graph/modules/accounts/staff/index.ts';
import { twoFactor } from '#graph/modules/accounts/twoFactor/index.ts';
import { activity } from '#graph/modules/activity/index.ts';
import { alerts } from '#graph/modules/catalog/alerts/index.ts';
import { collections } from '#graph/modules/catalog/collections/index.ts';
import { productImport } from '#graph/modules/catalog/import/index.ts';
import { priceChanges } from '#graph/modules/catalog/priceChanges/index.ts';
import { catalog } from '#graph/modules/catalog/shop/index.ts';
import { productAdministration } from '#graph/modules/catalog/staff/index.ts';
import { stock } from '#graph/modules/catalog/stock/index.ts';
import { addresses } from '#graph/modules/customers/addresses/index.ts';
import { cartCopy } from '#graph/modules/customers/cartCopy/index.ts';
import { shopper } from '#graph/modules/customers/dashboard/index.ts';
import { customerGroups } from '#graph/modules/customers/groups/index.ts';
import { customerNotes } from '#graph/modules/customers/notes/index.ts';
import { customers } from '#graph/modules/customers/staff/index.ts';
import { wishlist } from '#graph/modules/customers/wishlist/index.ts';
import { contactMessages } from '#graph/modules/messages/contact/index.ts';
import { mail } from '#graph/modules/messages/mails/index.ts';
import { newsletter } from '#graph/modules/messages/newsletter/index.ts';
import { checkout } from '#graph/modules/orders/checkout/index.ts';
import { coupons } from '#graph/modules/orders/coupons/index.ts';
import { orders } from '#graph/modules/orders/shop/index.ts';
import { orderAdministration } from '#graph/modules/orders/staff/index.ts';
import { metalRates } from '#graph/modules/pricing/rates/index.ts';
import { audit } from '#graph/modules/reporting/audit/index.ts';
import { listExports } from '#graph/modules/reporting/exports/index.ts';
import { figures } from '#graph/modules/reporting/figures/index.ts';
import { savedViews } from '#graph/modules/reporting/savedViews/index.ts';
import { reviews } from '#graph/modules/reviews/index.ts';
import { store } from '#graph/modules/store/index.ts';
import type { GraphModule } from '#graph/schema/module.ts';

/** In the order of the sections of schema.graphql. */
export const modules: GraphModule[] = [
  store,
  catalog,
  checkout,
  orders,
  accounts,
  twoFactor,
  newsletter,
  contactMessages,
  shopper,
  addresses,
  wishlist,
  alerts,
  cartCopy,
  reviews,
  activity,
  productAdministration,
  stock,
  collections,
  coupons,
  metalRates,
  productImport,
  priceChanges,
  orderAdministration,
  mail,
  customers,
  customerNotes,
  customerGroups,
  staff,
  invitations,
  apiKeys,
  audit,
  savedViews,
  listExports,
  figures,
];
