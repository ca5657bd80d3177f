import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { aRemittance } from '../testing/aRemittance.ts';
import type { RemittancesQuery } from './Remittances.generated.ts';
import { RemittancesPage } from './RemittancesPage.tsx';

/** Renders the page with these remittances. Returns the variables of its queries. */
function open(overrides: Partial<RemittancesQuery> = {}, path = '/') {
  const queries: Record<string, unknown>[] = [];
  const data = { carrierCash: [], couriers: [], remittances: [], ...overrides };
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'Remittances') return NEVER;
    queries.push(variables);
    return of({ data });
  });
  renderScreen(<RemittancesPage />, { link, at: path });
  return queries;
}

test('cash with carriers is shown by carrier, and each remittance with its status and difference', async () => {
  open({
    carrierCash: [{ ...{ __typename: 'CarrierCash' }, carrier: null, parcels: 2, amount: 10_372 }],
    remittances: [
      aRemittance({ difference: -113.5, uncredited: 5_000 }),
      aRemittance({ id: 's', reference: 'UP-6', status: 'VOIDED', difference: -50 }),
    ],
  });
  expect(await screen.findByText('No courier: 2 parcels')).toBeTruthy();
  expect(screen.getByText('NPR 10,372')).toBeTruthy();
  const [openItem, voidedItem] = screen.getAllByRole('listitem').slice(-2);
  if (!openItem || !voidedItem) throw new Error('The list has two remittances.');
  expect(within(openItem).getByRole('link', { name: 'Upaya · UP-7' }).getAttribute('href')).toContain(
    '/couriers/r',
  );
  expect(within(openItem).getByText('Open')).toBeTruthy();
  expect(within(openItem).getByText('Difference: −NPR 113.50')).toBeTruthy();
  expect(within(openItem).getByText('Not credited: NPR 5,000')).toBeTruthy();
  expect(within(voidedItem).queryByText(/^Not credited/)).toBeNull();
  expect(within(voidedItem).getByText('Voided')).toBeTruthy();
  expect(within(voidedItem).queryByText(/^Difference/)).toBeNull();
});

test('an empty list shows a message for any status filter', async () => {
  const queries = open({}, '/?status=CLOSED');
  expect(await screen.findByText('No remittances found')).toBeTruthy();
  expect(queries).toMatchObject([{ status: 'CLOSED', offset: 0 }]);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Voided');
  expect(queries.at(-1)).toMatchObject({ status: 'VOIDED', offset: 0 });
});

test('a full page links to older remittances and back', async () => {
  const remittances = Array.from({ length: 100 }, (_, index) => aRemittance({ id: `${index}` }));
  const queries = open({ remittances });
  await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
  expect(queries.at(-1)).toMatchObject({ offset: 100 });
  await userEvent.click(await screen.findByRole('button', { name: 'Newer' }));
  expect(queries.at(-1)).toMatchObject({ offset: 0 });
});

test('a new remittance offers carriers with cash first, then the other carriers', async () => {
  open({
    carrierCash: [{ ...{ __typename: 'CarrierCash' }, carrier: 'Pathao', parcels: 1, amount: 900 }],
    couriers: ['Upaya', 'Insured courier', 'Pathao'],
  });
  await screen.findByText('Pathao: 1 parcel');
  await userEvent.click(screen.getByRole('button', { name: 'Record remittance' }));
  const carriers = within(screen.getByRole('dialog')).getByLabelText<HTMLSelectElement>('Courier');
  expect([...carriers.options].map(({ text }) => text)).toEqual(['Pathao', 'Upaya', 'Insured courier']);
});
