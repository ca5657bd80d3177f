import type { I18n } from '@lingui/core';

interface Named {
  size: string | null;
  product: { name: string };
}

/** What a size is called: `Himal ring, size 14`. */
export function sizeName(i18n: I18n, { size, product: { name } }: Named): string {
  return size === null ? name : i18n.t('{name}, size {size}', { name, size });
}
