import { useLingui } from '@lingui/react';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import type { FilterValues } from '../listFilter.ts';
import type { ListTabs as Tabs } from '../listTabs.ts';
import { currentTab } from '../state/currentTab.ts';
import { listAddress } from '../state/listUrl.ts';

export interface ListTabsProps {
  tabs: Tabs;
  filter: FilterValues;
}

/** Shows the list's tabs with their counts. */
export function ListTabs({ tabs, filter }: ListTabsProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const counts = tabs.useCounts();
  const current = currentTab({ tabs }, filter)?.value;
  return (
    <LinkTabs
      name={i18n.t('Views')}
      tabs={[{ value: undefined, label: tabs.all }, ...tabs.options].map(({ value, label }) => ({
        to: listAddress(pathname, value === undefined ? {} : { [tabs.field]: [value] }),
        label,
        isCurrent: value === current,
        count: value === undefined ? undefined : counts[value],
      }))}
    />
  );
}
