import { act, fireEvent, screen } from '@testing-library/react';
import { use } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { ListDefinition } from '../listDefinition.ts';
import { useListState } from './useListState.ts';

const definition: ListDefinition<never> = {
  id: 'orders',
  title: 'Orders',
  columns: [],
  filters: [{ field: 'express', label: 'Express', kind: 'flag' }],
  sorts: [],
  useRows: () => ({ rows: [], totalCount: 0, loading: false, refetch: async () => null }),
  rowId: () => '',
};

const pendingPromise = new Promise<never>(() => {});

function List() {
  const [state, change] = useListState(definition);
  const navigate = useNavigate();
  return (
    <>
      <output>{JSON.stringify(state.filter)}</output>
      <button type="button" onClick={() => change({ filter: {} })}>
        Clear all
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Rows />
    </>
  );
}

/** Suspends forever if no filter is set, so that the unfiltered URL is rendered but never shown. */
function Rows() {
  const [params] = useSearchParams();
  if (!params.has('express')) use(pendingPromise);
  return null;
}

const getFilterText = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('Back during a pending URL change discards the change', async () => {
  renderScreen(<List />, { path: '/admin/orders', at: '/admin/orders?express=true' });
  expect(getFilterText()).toBe('{"express":true}');

  await press('Clear all');
  expect(getFilterText()).toBe('{}');

  // The router handles Back first and shows its URL immediately.
  await press('Back');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(getFilterText()).toBe('{"express":true}');
});
