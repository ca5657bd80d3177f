import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { productFilters } from '#web/admin/products/toProductFilter.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { FilterValues } from '../listFilter.ts';
import { FilterBar } from './FilterBar.tsx';

function open(initialFilter: FilterValues) {
  function Bar() {
    const [values, setValues] = useState(initialFilter);
    return <FilterBar filters={productFilters} values={values} onChange={setValues} />;
  }
  renderScreen(<Bar />);
}

const getChips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function edit(chip: string) {
  await userEvent.click(screen.getByRole('button', { name: chip }));
  return within(await screen.findByRole('dialog'));
}

test('a metal filter limits the purities to those of the metal', async () => {
  open({ metal: ['SILVER'] });
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Purity' }));
  const purityOptions = within(await screen.findByRole('dialog', { name: 'Purity' })).getAllByRole(
    'checkbox',
  );
  expect(purityOptions.map((box) => box.closest('label')?.textContent)).toEqual(['925', '999']);
});

test('changing the metal removes selected purities that it does not have', async () => {
  open({ metal: ['GOLD'], purity: ['22K'] });
  const metals = await edit('Metal: Gold');
  await userEvent.click(metals.getByRole('checkbox', { name: 'Gold' }));
  await userEvent.click(metals.getByRole('checkbox', { name: 'Silver' }));
  await userEvent.click(metals.getByRole('button', { name: 'Apply' }));
  await expect.poll(getChips).toEqual(['Metal: Silver', 'Clear all']);
});
