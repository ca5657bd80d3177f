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
  '{name} wrote:': '{name} ले लेख्नुभएको:',
  'We answered your review of {piece}': '{piece} को तपाईंको समीक्षामा हामीले जवाफ दिएका छौँ',
  'Thank you for your review of {piece}. Our answer stands under it for everybody to read:':
    '{piece} को समीक्षा लेख्नुभएकोमा धन्यवाद। हाम्रो जवाफ समीक्षामुनि सबैले पढ्न सक्ने गरी राखिएको छ:',
  'See the piece': 'गहना हेर्नुहोस्',
} as const;
