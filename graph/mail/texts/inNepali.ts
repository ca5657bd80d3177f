import { inNepali as ofAccounts } from '#graph/modules/accounts/accounts.mailTexts.ts';
import { inNepali as ofOrders } from '#graph/modules/orders/orders.mailTexts.ts';

/** What the store's mails say, in Nepali by the English sentence. A sentence that is missing here does not compile. */
export const inNepali = {
  'Namaste {name},': 'नमस्ते {name} जी,',
  'Namaste,': 'नमस्ते,',
  'Visit the shop': 'पसल हेर्नुहोस्',
  'See your order {number}': 'आफ्नो अर्डर {number} हेर्नुहोस्',
  ...ofAccounts,
  ...ofOrders,
} as const;
