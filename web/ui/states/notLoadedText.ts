import type { I18n } from '@lingui/core';

/** Why something could not be loaded although the browser is online. */
export function notLoadedText(i18n: I18n, error: unknown): string {
  // A fetch that reaches no server fails with a TypeError.
  return error instanceof TypeError
    ? i18n.t('We could not connect to the store. Please check your internet connection.')
    : i18n.t('Something went wrong on our side. Please try again.');
}
