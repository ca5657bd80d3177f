import type { Samples } from './samples.ts';

/** What staff type to find people and their orders, by kind; names as tools/load/desk/names.ts makes them. */
export function peopleSearches({ orderNumber, buyerEmail }: Samples): Record<string, { search: string }> {
  return Object.fromEntries(
    Object.entries({
      'name of thousands': 'Sita Shrestha',
      'surname of tens of thousands': 'shrestha',
      'rare name': 'Yubaraj Quazi',
      'common name and rare surname': 'Sita Quazi',
      'surname with dots': 'K.C.',
      'name with such a surname': 'Sita K.C.',
      'word that everybody has': 'load',
      'word that nobody has': 'Zzyzx',
      'one letter': 's',
      'two letters': 'ra',
      'beginning of every phone': '98',
      'beginning of most phones': '9800',
      'whole phone': '+977 9800000123',
      'order number': orderNumber,
      'beginning of order numbers': orderNumber.slice(0, 4),
      address: buyerEmail,
      'beginning of every address': 'load-customer-00@'.slice(0, -1),
      'nobody’s address': 'nobody@example.com',
    }).map(([what, search]) => [`search, ${what}`, { search }]),
  );
}
