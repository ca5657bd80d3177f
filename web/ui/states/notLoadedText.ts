import type { I18n } from '@lingui/core';

/** Returns the reason why content failed to load while the browser is online. */
export function getNotLoadedText(i18n: I18n, error: unknown): string {
  // fetch throws a TypeError if it cannot reach the server.
  return error instanceof TypeError
    ? i18n.t('We could not connect to the store. Please check your internet connection.')
    : i18n.t('Something went wrong on our side. Please try again.');
}
