import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { CustomerPage_CustomerFragment } from '../customers/CustomerPage.generated.ts';
import { NotesPanel } from '../customers/NotesPanel.tsx';
import { EmailDialog } from '../orders/dialogs/EmailDialog.tsx';
import { OrderTimeline } from '../orders/timeline/OrderTimeline.tsx';
import { EnterRates } from '../rates/EnterRates.tsx';
import { NewMemberDialog } from '../staff/NewMemberDialog.tsx';

const emptyRates = { inForce: undefined, upcoming: undefined } as never;
const customer = { id: '42', notes: [] } as unknown as CustomerPage_CustomerFragment;

const order = { ...anOrder(), id: '7', staff: { ...anOrder().staff, history: [] } };

const forms: [string, string, ReactNode][] = [
  ['a note on a customer', 'New note', <NotesPanel key="note" customer={customer} />],
  [
    'a note on an order',
    'New note',
    <OrderTimeline key="order" order={order} emails={[]} reload={async () => {}} onWrite={() => {}} />,
  ],
  [
    'the day’s rates',
    'Source (optional)',
    <EnterRates key="rates" metalRates={{ GOLD: emptyRates, SILVER: emptyRates }} onPublished={() => {}} />,
  ],
  ['an email about an order', 'Message', <EmailDialog key="mail" order={anOrder()} onClose={() => {}} />],
  ['a staff invitation', 'Full name', <NewMemberDialog key="staff" onClose={() => {}} />],
];

const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const viewer = createViewer({ id: '1', role: 'ADMIN' });

beforeEach(() => storeSession('t1'.padEnd(60, 'x'), viewer));
test.each(forms)('%s is restored after a reload until it is discarded', async (_formName, label, form) => {
  renderScreen(form, { viewer });
  await userEvent.type(getField(label), 'Asked for Tihar');
  cleanup();

  renderScreen(form, { viewer });
  expect(getField(label).value).toBe('Asked for Tihar');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.poll(() => getField(label).value).toBe('');
  expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('cancelling a dialog discards its draft', async () => {
  const open = () => renderScreen(<NewMemberDialog onClose={() => {}} />);
  open();
  await userEvent.type(getField('Full name'), 'Ram Thapa');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
  open();
  expect(getField('Full name').value).toBe('');
});
