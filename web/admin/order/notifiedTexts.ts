import type { I18n } from '@lingui/core';

interface Recipient {
  contact: { email: string };
}

/** Whether a step e-mails the customer, who may have given no address. */
export function notifiedText({ contact }: Recipient): string {
  return contact.email
    ? /*i18n*/ 'The customer is notified by email.'
    : /*i18n*/ 'The customer gave no email address: nobody is notified. Call if they should know.';
}

/** Whether a step on many orders e-mails their customers. Pass null if not all of the orders are known. */
export function notifiedTextOfMany(i18n: I18n, orders: readonly Recipient[] | null): string {
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
