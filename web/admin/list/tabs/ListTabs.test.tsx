import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { ListTabs as Tabs } from '../listTabs.ts';
import { findCurrentTab, preserveTabFilter, removeTabFilter } from '../state/findCurrentTab.ts';
import { getEffectiveSort } from '../state/getEffectiveSort.ts';
import { ListTabs } from './ListTabs.tsx';

const tabs: Tabs = {
  field: 'desk',
  all: 'All orders',
  options: [
    { value: 'TO_CONFIRM', label: 'To confirm', sort: 'OLDEST' },
    { value: 'TO_SHIP', label: 'To ship' },
  ],
  useCounts: () => ({ TO_CONFIRM: 1234, TO_SHIP: 0 }),
};
const filter = { desk: ['TO_CONFIRM'], district: 'Kaski' };

test('each tab has its own URL and shows its count', () => {
  renderScreen(<ListTabs tabs={tabs} filter={filter} />, { at: '/admin/orders' });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All orders', '/admin/orders'],
    ['To confirm1,234', '/admin/orders?desk=TO_CONFIRM'],
    ['To ship', '/admin/orders?desk=TO_SHIP'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
});

test('a tab uses its own sort order until the user selects a different one', () => {
  const definition = { tabs, sorts: [{ value: 'NEWEST', label: 'Newest first' }] };
  expect(getEffectiveSort(definition, { sort: [], filter })).toEqual(['OLDEST']);
  expect(getEffectiveSort(definition, { sort: ['NEWEST'], filter })).toEqual(['NEWEST']);
  expect(getEffectiveSort(definition, { sort: [], filter: {} })).toEqual(['NEWEST']);
});

test('changing filters keeps the tab', () => {
  expect(findCurrentTab({ tabs }, filter)?.value).toBe('TO_CONFIRM');
  expect(removeTabFilter({ tabs }, filter)).toEqual({ district: 'Kaski' });
  expect(preserveTabFilter({ tabs }, filter, {})).toEqual({ desk: ['TO_CONFIRM'] });
  expect(preserveTabFilter({ tabs }, { district: 'Kaski' }, {})).toEqual({});
});
