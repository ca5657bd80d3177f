import { accounts } from './accounts/index.ts';
import { activity } from './activity/index.ts';
import { addresses } from './addresses/index.ts';
import { alerts } from './alerts/index.ts';
import { apiKeys } from './apiKeys/index.ts';
import { audit } from './audit/index.ts';
import { cartCopy } from './cartCopy/index.ts';
import { catalog } from './catalog/index.ts';
import { checkout } from './checkout/index.ts';
import { collections } from './collections/index.ts';
import { contactMessages } from './contactMessages/index.ts';
import { coupons } from './coupons/index.ts';
import { customerGroups } from './customerGroups/index.ts';
import { customerNotes } from './customerNotes/index.ts';
import { customers } from './customers/index.ts';
import { figures } from './figures/index.ts';
import { invitations } from './invitations/index.ts';
import { listExports } from './listExports/index.ts';
import { mail } from './mail/index.ts';
import { metalRates } from './metalRates/index.ts';
import type { GraphModule } from './module.ts';
import { newsletter } from './newsletter/index.ts';
import { orderAdministration } from './orderAdministration/index.ts';
import { orders } from './orders/index.ts';
import { priceChanges } from './priceChanges/index.ts';
import { productAdministration } from './productAdministration/index.ts';
import { productImport } from './productImport/index.ts';
import { reviews } from './reviews/index.ts';
import { savedViews } from './savedViews/index.ts';
import { shopper } from './shopper/index.ts';
import { staff } from './staff/index.ts';
import { stock } from './stock/index.ts';
import { store } from './store/index.ts';
import { twoFactor } from './twoFactor/index.ts';
import { wishlist } from './wishlist/index.ts';

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
