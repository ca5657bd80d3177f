import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import type { FilterValues } from '../listFilter.ts';
import type { ListTabs as Tabs } from '../listTabs.ts';
import { findCurrentTab } from '../state/findCurrentTab.ts';
import { formatListPath } from '../state/listUrl.ts';

export interface ListTabsProps {
  tabs: Tabs;
  filter: FilterValues;
}

/** Shows the list's tabs with their counts. */
export function ListTabs({ tabs, filter }: ListTabsProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const counts = tabs.useCounts();
  const currentValue = findCurrentTab({ tabs }, filter)?.value;
  return (
    <LinkTabs
      name={i18n.t('Views')}
      tabs={[{ value: undefined, label: tabs.all }, ...tabs.options].map(({ value, label }) => ({
        to: formatListPath(pathname, value === undefined ? {} : { [tabs.field]: [value] }),
        label,
        isCurrent: value === currentValue,
        count: value === undefined ? undefined : counts[value],
      }))}
    />
  );
}
