import type { I18n } from '@lingui/core';
import { formatShortDay } from '#web/admin/ui/formatDayInBothCalendars.ts';
import type { FilterOption, FilterValue, ListFilter } from '../listFilter.ts';
import { toRange } from './rangeValues.ts';

/** Describes the value of a filter: `Status: Placed or Confirmed`. */
export function formatFilter(
  i18n: I18n,
  filter: ListFilter,
  value: FilterValue,
  options: readonly FilterOption[] = [],
): string {
  const label = i18n.t(filter.label);
  switch (filter.kind) {
    case 'flag':
      return i18n.t('{label}: {value}', { label, value: value ? i18n.t('yes') : i18n.t('no') });
    case 'choice': {
      const names = filter.options
        .filter((option) => Array.isArray(value) && value.includes(option.value))
        .map((option) => i18n.t(option.label));
      return i18n.t('{label}: {value}', { label, value: names.join(i18n.t(' or ')) });
    }
    case 'known': {
      const names = options.filter((option) => Array.isArray(value) && value.includes(option.value));
      return i18n.t('{label}: {value}', {
        label,
        value: names.map((option) => option.label).join(i18n.t(' or ')) || '…',
      });
    }
    case 'text':
      return i18n.t('{label}: {value}', { label, value: String(value) });
    case 'numberRange':
    case 'dateRange': {
      const { from, to } = toRange(value);
      const formatBound = (text: string) =>
        filter.kind === 'dateRange' ? formatShortDay(i18n.locale, text) : formatNumber(i18n, text);
      if (from && to)
        return i18n.t('{label}: {from} to {to}', { label, from: formatBound(from), to: formatBound(to) });
      return from
        ? i18n.t('{label}: from {from}', { label, from: formatBound(from) })
        : i18n.t('{label}: up to {to}', { label, to: formatBound(to ?? '') });
    }
  }
}

function formatNumber(i18n: I18n, text: string): string {
  return i18n.number(Number(text));
}
