import type { I18n } from '@lingui/core';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** `340 MB`, `12.4 GB`. */
export function bytesText(i18n: I18n, bytes: number): string {
  return bytes < GB
    ? i18n.t('{count} MB', { count: i18n.number(Math.round(bytes / MB)) })
    : i18n.t('{count} GB', { count: i18n.number(bytes / GB, { maximumFractionDigits: 1 }) });
}
