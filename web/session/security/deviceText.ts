import type { I18n } from '@lingui/core';

/** A device as the server names it, `Chrome on Windows`, in the language of the shop. */
export function deviceText(i18n: I18n, device: string): string {
  const [browser, system] = device.split(' on ');
  if (browser && system) return i18n.t('{browser} on {system}', { browser, system });
  return device === 'Unknown device' ? i18n.t('Unknown device') : device;
}
