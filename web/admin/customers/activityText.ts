import type { I18n } from '@lingui/core';
import type { ActivityType } from '#web/graphql/types.generated.ts';

export interface Activity {
  type: ActivityType;
  product?: { name: string } | null;
  data: unknown;
}

/** Describes an activity in the shop. */
export function describeActivity(i18n: I18n, { type, product, data }: Activity): string {
  const page = readText(data, 'page') || i18n.t('a page');
  switch (type) {
    case 'LOGIN':
      return i18n.t('Signed in');
    case 'PRODUCT_VIEW':
      return i18n.t('Viewed {piece}', { piece: product?.name ?? i18n.t('a deleted product') });
    case 'PAGE_NAVIGATION':
      return i18n.t('Went to {page}', { page });
    case 'PAGE_ENTRY':
      return i18n.t('Opened {page}', { page });
    case 'PAGE_EXIT':
      return i18n.t('Left {page}', { page });
    case 'SCROLL':
      return i18n.t('Scrolled to {percent}%', { percent: readText(data, 'maxScrollPercent') || '0' });
    case 'CLICK':
      return i18n.t('Clicked {thing}', { thing: readText(data, 'text') || readText(data, 'element') });
    case 'USER_ACTION':
      return i18n.t('Other activity');
  }
}

function readText(data: unknown, field: string): string {
  const value = (data as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
