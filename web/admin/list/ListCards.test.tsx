import { Button } from '@mui/material';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ListCards } from './ListCards.tsx';
import type { ListColumn } from './listColumn.ts';

interface Row {
  id: string;
  name: string;
  groups: string[];
}

const columns: ListColumn<Row>[] = [
  { field: 'name', header: 'Name', card: 'title' },
  { field: 'groups', header: 'Groups', exportText: ({ groups }) => groups.join(', ') },
  { field: 'act', header: 'Remove', card: 'action', render: ({ name }) => <Button>Remove {name}</Button> },
];

function openCard(row: Row) {
  renderScreen(
    <ListCards
      definition={{ columns, rowId: ({ id }: Row) => id } as never}
      visibleColumns={columns.map(({ field }) => ({ field }))}
      rows={{ rows: [row], totalCount: 1, loading: false } as never}
      control={{ selection: { all: false, ids: new Set() }, toggle: () => {}, choose: () => {} } as never}
      currentRow={null}
      state={{} as never}
      change={() => {}}
    />,
  );
  return within(screen.getByRole('listitem'));
}

test('a line without a value shows a dash', () => {
  const card = openCard({ id: '1', name: 'Sita', groups: [] });
  expect(card.getByText('Groups').nextElementSibling?.textContent).toBe('–');
});

test('an unlabelled button is shown below the lines', () => {
  const card = openCard({ id: '1', name: 'Sita', groups: ['Teej'] });
  expect(card.getByRole('button', { name: 'Remove Sita' }).closest('dl')).toBeNull();
  expect(card.queryByText('Remove')).toBeNull();
});
