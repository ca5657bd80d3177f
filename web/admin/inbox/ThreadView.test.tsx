import { ApolloLink } from '@apollo/client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { useAdminShortcuts } from '#web/admin/screen/useAdminShortcuts.ts';
import { keepSession } from '#web/session/token/tokenStore.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { listenToToasts } from '#web/testing/listenToToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { adminPaths } from '../adminPaths.ts';
import { ThreadView } from './ThreadView.tsx';

const message = {
  __typename: 'ThreadMessage',
  id: 'm1',
  direction: 'IN',
  authorName: 'Sita Sharma',
  text: 'Which sizes does this ring come in?',
  quoted: null,
  isAutomatic: false,
  delivery: null,
  deliveryProblem: null,
  mailId: null,
  notKept: [],
  createdAt: '2026-11-23T06:00:00Z',
  files: [],
};
const thread = {
  __typename: 'Thread',
  id: 't1',
  name: 'Sita Sharma',
  email: 'sita@example.com',
  subject: 'Ring size',
  status: 'OPEN',
  isUnread: false,
  preview: message.text,
  lastAt: message.createdAt,
  assignee: null,
  order: { __typename: 'ThreadOrder', id: 'o1', number: 'JW-ABCDE12345' },
  phone: null,
  origin: 'FORM',
  version: 3,
  createdAt: message.createdAt,
  address: 'inbox+1.aa@store.example',
  customer: null,
  failing: null,
  myDraft: null as string | null,
  answering: [],
  messages: [message],
};
const reply = {
  __typename: 'SavedReply',
  id: 'r1',
  title: 'Sizes',
  text: 'Namaste {name}, of {order} all sizes are there.',
  textNe: 'नमस्ते {name}',
  version: 1,
};

const asha = aViewer({ id: 's1', role: 'ADMIN' });

type Answers = Record<string, (variables: Record<string, Record<string, unknown>>) => object>;

/** Shows a conversation; answers what was asked of the store, and with what. */
function show(given: Partial<typeof thread> = {}, answers: Answers = {}) {
  const asked: { name: string; input: unknown }[] = [];
  const known: Answers = {
    InboxThread: () => ({ thread: { ...thread, ...given } }),
    InboxMembers: () => ({ inboxMembers: [{ __typename: 'DeskMember', id: 's1', name: 'Asha' }] }),
    SavedReplies: () => ({ savedReplies: [reply] }),
    UpdateThreadDraft: ({ input }) => ({
      updateThreadDraft: {
        __typename: 'ThreadPayload',
        thread: { __typename: 'Thread', id: 't1', myDraft: input?.text },
        errors: [],
      },
    }),
    ...answers,
  };
  const link = new ApolloLink(({ operationName: name = '', variables }) => {
    asked.push({ name, input: variables.input });
    const data = known[name]?.(variables);
    return data ? of({ data }) : NEVER;
  });
  renderScreen(<Keyed />, { link, viewer: asha });
  return { inputs: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) };
}

function Keyed() {
  useAdminShortcuts({ onPalette: () => {}, onShortcuts: () => {}, onFold: () => {} });
  return <ThreadView id="t1" isAlone={false} />;
}

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer to Sita Sharma');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function changed(name: string, given: Partial<typeof thread>) {
  return {
    [name]: { __typename: 'ThreadPayload', thread: { ...thread, ...given }, errors: [] },
  };
}

test('what was written before is there again, and what is written is kept', async () => {
  const { inputs } = show({ myDraft: 'In sizes' });
  expect((await box()).value).toBe('In sizes');
  await userEvent.type(await box(), ' 8 to 16.');
  await waitFor(
    () => expect(inputs('UpdateThreadDraft').at(-1)).toEqual({ id: 't1', text: 'In sizes 8 to 16.' }),
    { timeout: 10_000 },
  );
});

test('what is written when the conversation is left is kept as well', async () => {
  const { inputs } = show();
  await userEvent.type(await box(), 'In');
  window.dispatchEvent(new Event('pagehide'));
  expect(inputs('UpdateThreadDraft').at(-1)).toEqual({ id: 't1', text: 'In' });
});

test('a note for the staff that is not kept yet is there again, until it is', async () => {
  keepSession('t1'.padEnd(60, 'x'), asha);
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('A note that only staff read');
  show();
  await userEvent.click(await screen.findByRole('tab', { name: 'Note for staff' }));
  await userEvent.type(await note(), 'Ask Ram');
  cleanup();

  show({}, { AddThreadNote: () => changed('addThreadNote', {}) });
  expect((await note()).value).toBe('Ask Ram');
  await userEvent.click(button('Keep note'));
  await waitFor(async () => expect((await note()).value).toBe(''));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a saved reply is put in, with its places filled, after what is written already', async () => {
  show({ myDraft: 'Thank you.' });
  await box();
  await userEvent.click(await screen.findByRole('button', { name: 'Insert a saved reply' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Sizes, in Nepali' })).toBeTruthy();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Sizes' }));
  expect((await box()).value).toBe(
    'Thank you.\n\nNamaste Sita Sharma, of JW-ABCDE12345 all sizes are there.',
  );
});

test('an answer is sent on the version that was read, and the box is empty for the next', async () => {
  const toasts = listenToToasts();
  const { inputs } = show(
    {},
    { ReplyToThread: () => changed('replyToThread', { status: 'WAITING', version: 4 }) },
  );
  expect((await box()).value).toBe('');
  expect(button('Send answer').disabled).toBe(true);
  await userEvent.type(await box(), 'In sizes 8 to 16.');
  await userEvent.click(button('Send answer'));
  expect(inputs('ReplyToThread')).toEqual([
    { id: 't1', text: 'In sizes 8 to 16.', version: 3, status: 'WAITING' },
  ]);
  await waitFor(async () => expect((await box()).value).toBe(''));
  expect(toasts).toMatchObject([{ text: 'Your answer is on its way to Sita Sharma', variant: 'success' }]);
});

test('a refusal is said at the field, whose text stays, until something else is written', async () => {
  const errors = [aUserError({ message: 'Use at most 10,000 characters.', field: 'text' })];
  show(
    {},
    { ReplyToThread: () => ({ replyToThread: { __typename: 'ThreadPayload', thread: null, errors } }) },
  );
  await userEvent.type(await box(), 'In sizes');
  await userEvent.click(button('Send answer'));
  const said = await screen.findByText('Use at most 10,000 characters.');
  const field = await box();
  expect(field.getAttribute('aria-describedby')).toBe(said.id);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('In sizes');
  await userEvent.type(field, '.');
  expect(screen.queryByText('Use at most 10,000 characters.')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('whoever was slower than another is told so, and nothing of theirs is lost', async () => {
  const errors = [aUserError({ code: 'CONFLICT', message: 'Changed', field: 'version' })];
  show(
    {},
    { ReplyToThread: () => ({ replyToThread: { __typename: 'ThreadPayload', thread: null, errors } }) },
  );
  await userEvent.type(await box(), 'In sizes');
  await userEvent.click(button('Send answer'));
  expect(await screen.findByText(/^Something was written here in the meantime\./)).toBeTruthy();
  expect((await box()).value).toBe('In sizes');
});

test('a conversation that is closed is opened again', async () => {
  const { inputs } = show(
    { status: 'CLOSED' },
    { UpdateThread: () => changed('updateThread', { status: 'OPEN', version: 4 }) },
  );
  await box();
  await userEvent.click(button('Open again'));
  expect(inputs('UpdateThread')).toEqual([{ id: 't1', version: 3, status: 'OPEN' }]);
  expect(await screen.findByRole('button', { name: 'Close conversation' })).toBeTruthy();
});

test('whoever opens what is unread has read it', async () => {
  const { inputs } = show({ isUnread: true });
  await box();
  expect(inputs('UpdateThread')).toEqual([{ id: 't1', isUnread: false }]);
});

test('R leads to the answer, A takes it in hand, E closes it', async () => {
  const { inputs } = show(
    {},
    {
      UpdateThread: ({ input }) =>
        changed('updateThread', {
          version: 4,
          ...(input?.status === 'CLOSED' && { status: 'CLOSED' }),
        }),
    },
  );
  await box();
  await userEvent.keyboard('a');
  await userEvent.keyboard('e');
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeTruthy();
  expect(inputs('UpdateThread')).toEqual([
    { id: 't1', version: 3, assigneeId: 's1' },
    { id: 't1', version: 4, status: 'CLOSED' },
  ]);
  await userEvent.keyboard('r');
  expect(document.activeElement).toBe(await box());
  expect((await box()).value).toBe('');
});

test('who writes, what they bought and which order it is about stand with the conversation', async () => {
  const order = (id: string, number: string) => ({
    __typename: 'Order',
    id,
    number,
    status: 'SHIPPED',
    fulfilment: 'DELIVERY',
    placedAt: '2026-11-20T06:00:00Z',
    totals: { __typename: 'Totals', finalTotal: 85_000 },
  });
  show(
    { customer: { __typename: 'ThreadCustomer', id: 'c1', name: 'Sita Sharma' } as never },
    {
      WriterCustomer: () => ({
        customer: {
          __typename: 'Customer',
          id: 'c1',
          name: 'Sita Sharma',
          status: 'ACTIVE',
          orderCount: 2,
          spent: 210_000,
          createdAt: '2025-11-20T06:00:00Z',
          groups: [{ __typename: 'CustomerGroup', id: 'g1', name: 'Brides' }],
        },
      }),
      WriterOrders: ({ filter }) => ({
        adminOrders: {
          __typename: 'OrderConnection',
          edges: filter?.customerId === 'c1' ? [{ node: order('o2', 'JW-BBBBB22222') }] : [],
          totalCount: 1,
        },
      }),
      WriterOrder: () => ({ order: order('o1', 'JW-ABCDE12345') }),
    },
  );
  await box();
  await userEvent.click(button('Customer and orders'));
  expect(await screen.findByText('2 orders, NPR 2,10,000 paid')).toBeTruthy();
  expect(screen.getByText('Brides')).toBeTruthy();
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('JW-BBBBB22222')).toBe(adminPaths.order('JW-BBBBB22222'));
  expect(await link('JW-ABCDE12345')).toBe(adminPaths.order('JW-ABCDE12345'));
});

test('a conversation that is gone leads back to the others', async () => {
  const link = new ApolloLink(() => of({ data: { thread: null } }));
  renderScreen(<ThreadView id="gone" isAlone />, { link, viewer: asha });
  expect(await screen.findByText('Conversation not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe(
    adminPaths.messages,
  );
});
