import type { I18n } from '@lingui/core';

interface Recipient {
  contact: { email: string };
}

/** Returns a sentence stating whether a step emails the customer; customers without an email address get no email. */
export function getNotificationText({ contact }: Recipient): string {
  return contact.email
    ? /*i18n*/ 'The customer will be notified by email.'
    : /*i18n*/ 'The customer has no email address, so no email will be sent. Call them if they need to know.';
}

/**
 * Returns a sentence stating whether a step on several orders emails their customers. Pass null if not all orders are
 * known.
 */
export function getBulkNotificationText(i18n: I18n, orders: readonly Recipient[] | null): string {
  if (orders === null)
    return i18n.t('Customers with an email address will be notified. This cannot be undone.');
  const count = orders.filter(({ contact }) => contact.email !== '').length;
  if (count === 0)
    return i18n.t(
      'None of these customers has an email address, so no email will be sent. This cannot be undone.',
    );
  if (count === orders.length) return i18n.t('Customers will be notified by email. This cannot be undone.');
  return i18n.t(
    '{count, plural, one {One of these customers will be notified by email} other {# of these customers will be notified by email}}. The others have no email address. This cannot be undone.',
    { count },
  );
}
