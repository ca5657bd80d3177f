import type { I18n } from '@lingui/core';

interface Told {
  contact: { email: string };
}

/** How many buyers a step of many orders writes to: nobody is written to who gave no address. Null where not all are known. */
export function toldMany(i18n: I18n, orders: readonly Told[] | null): string {
  if (orders === null)
    return i18n.t('Customers who left an email address are notified. This cannot be undone.');
  const count = orders.filter(({ contact }) => contact.email !== '').length;
  if (count === 0)
    return i18n.t(
      'None of these customers left an email address: nobody is notified. This cannot be undone.',
    );
  if (count === orders.length) return i18n.t('Customers are notified by email. This cannot be undone.');
  return i18n.t(
    '{count, plural, one {One of these customers is notified by email} other {# of these customers are notified by email}}; the others left no address. This cannot be undone.',
    { count },
  );
}
