import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { productsList } from '../../products/productsList.tsx';
import { parseListUrl } from '../state/listUrl.ts';
import { ListGrid } from './ListGrid.tsx';

test('a list sorted by a hidden column keeps its sort', async () => {
  const state = parseListUrl(new URLSearchParams('sort=NAME'), productsList);
  const change = vi.fn();
  renderScreen(
    <ListGrid
      {...{ definition: productsList, state, change, currentRow: null }}
      visibleColumns={[{ field: 'stock' }]}
      rows={{
        ...{ query: { filter: {}, search: '', sort: ['NAME'], first: 25 } },
        ...{ rows: [], totalCount: 0, loading: false, page: 1, pages: 1, refetch: async () => undefined },
      }}
      control={{
        selection: { all: false, ids: new Set() },
        ...{ choose: vi.fn(), toggle: vi.fn(), chooseAll: vi.fn(), clear: vi.fn() },
      }}
    />,
  );
  await screen.findByRole('grid', { name: 'Products' });
  expect(state.sort).toEqual(['NAME']);
  expect(change).not.toHaveBeenCalled();
});
