import { ApolloLink } from '@apollo/client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { useAdminShortcuts } from '#web/admin/screen/useAdminShortcuts.ts';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { recordToasts } from '#web/testing/recordToasts.ts';
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
  skippedAttachments: [],
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

const asha = createViewer({ id: 's1', role: 'ADMIN' });

type MockResponses = Record<string, (variables: Record<string, Record<string, unknown>>) => object>;

/** Renders a thread. Returns the operations requested with their variables. */
function show(overrides: Partial<typeof thread> = {}, responseOverrides: MockResponses = {}) {
  const requests: { name: string; input: unknown }[] = [];
  const responses: MockResponses = {
    InboxThread: () => ({ thread: { ...thread, ...overrides } }),
    InboxMembers: () => ({ inboxMembers: [{ __typename: 'StaffSummary', id: 's1', name: 'Asha' }] }),
    SavedReplies: () => ({ savedReplies: [reply] }),
    UpdateThreadDraft: ({ input }) => ({
      updateThreadDraft: {
        __typename: 'ThreadPayload',
        thread: { __typename: 'Thread', id: 't1', myDraft: input?.text },
        errors: [],
      },
    }),
    ...responseOverrides,
  };
  const link = new ApolloLink(({ operationName: name = '', variables }) => {
    requests.push({ name, input: variables.input });
    const data = responses[name]?.(variables);
    return data ? of({ data }) : NEVER;
  });
  renderScreen(<ThreadWithShortcuts />, { link, viewer: asha });
  return {
    inputs: (name: string) => requests.filter((request) => request.name === name).map(({ input }) => input),
  };
}

function ThreadWithShortcuts() {
  useAdminShortcuts({ onTogglePalette: () => {}, onOpenShortcuts: () => {}, onFold: () => {} });
  return <ThreadView id="t1" isFullScreen={false} />;
}

const findReplyBox = () => screen.findByLabelText<HTMLTextAreaElement>('Your reply to Sita Sharma');
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function mockPayload(name: string, overrides: Partial<typeof thread>) {
  return {
    [name]: { __typename: 'ThreadPayload', thread: { ...thread, ...overrides }, errors: [] },
  };
}

test('a stored draft is restored, and new input is stored', async () => {
  const { inputs } = show({ myDraft: 'In sizes' });
  expect((await findReplyBox()).value).toBe('In sizes');
  await userEvent.type(await findReplyBox(), ' 8 to 16.');
  await waitFor(
    () => expect(inputs('UpdateThreadDraft').at(-1)).toEqual({ id: 't1', text: 'In sizes 8 to 16.' }),
    { timeout: 10_000 },
  );
});

test('input is also stored when the conversation is closed', async () => {
  const { inputs } = show();
  await userEvent.type(await findReplyBox(), 'In');
  window.dispatchEvent(new Event('pagehide'));
  expect(inputs('UpdateThreadDraft').at(-1)).toEqual({ id: 't1', text: 'In' });
});

test('an unsaved note is restored until it is saved', async () => {
  storeSession('t1'.padEnd(60, 'x'), asha);
  const findNoteInput = () => screen.findByLabelText<HTMLTextAreaElement>('Note visible to staff only');
  show();
  await userEvent.click(await screen.findByRole('tab', { name: 'Note for staff' }));
  await userEvent.type(await findNoteInput(), 'Ask Ram');
  cleanup();

  show({}, { AddThreadNote: () => mockPayload('addThreadNote', {}) });
  expect((await findNoteInput()).value).toBe('Ask Ram');
  await userEvent.click(getButton('Save note'));
  await waitFor(async () => expect((await findNoteInput()).value).toBe(''));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a saved reply is inserted after existing text, with placeholders replaced', async () => {
  show({ myDraft: 'Thank you.' });
  await findReplyBox();
  await userEvent.click(await screen.findByRole('button', { name: 'Insert a saved reply' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Sizes, in Nepali' })).toBeTruthy();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Sizes' }));
  expect((await findReplyBox()).value).toBe(
    'Thank you.\n\nNamaste Sita Sharma, of JW-ABCDE12345 all sizes are there.',
  );
});

test('sending a reply submits the version that was read and clears the box', async () => {
  const toasts = recordToasts();
  const { inputs } = show(
    {},
    { ReplyToThread: () => mockPayload('replyToThread', { status: 'WAITING', version: 4 }) },
  );
  expect((await findReplyBox()).value).toBe('');
  expect(getButton('Send reply').disabled).toBe(true);
  await userEvent.type(await findReplyBox(), 'In sizes 8 to 16.');
  await userEvent.click(getButton('Send reply'));
  expect(inputs('ReplyToThread')).toEqual([
    { id: 't1', text: 'In sizes 8 to 16.', version: 3, status: 'WAITING' },
  ]);
  await waitFor(async () => expect((await findReplyBox()).value).toBe(''));
  expect(toasts).toMatchObject([{ text: 'Reply to Sita Sharma queued', variant: 'success' }]);
});

test('an error is shown at the field until the text is edited, and the text is kept', async () => {
  const errors = [createUserError({ message: 'Use at most 10,000 characters.', field: 'text' })];
  show(
    {},
    { ReplyToThread: () => ({ replyToThread: { __typename: 'ThreadPayload', thread: null, errors } }) },
  );
  await userEvent.type(await findReplyBox(), 'In sizes');
  await userEvent.click(getButton('Send reply'));
  const errorMessage = await screen.findByText('Use at most 10,000 characters.');
  const field = await findReplyBox();
  expect(field.getAttribute('aria-describedby')).toBe(errorMessage.id);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('In sizes');
  await userEvent.type(field, '.');
  expect(screen.queryByText('Use at most 10,000 characters.')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('a conflict is reported and no text is lost', async () => {
  const errors = [createUserError({ code: 'CONFLICT', message: 'Changed', field: 'version' })];
  show(
    {},
    { ReplyToThread: () => ({ replyToThread: { __typename: 'ThreadPayload', thread: null, errors } }) },
  );
  await userEvent.type(await findReplyBox(), 'In sizes');
  await userEvent.click(getButton('Send reply'));
  expect(
    await screen.findByText(/^Someone added to this conversation while you were writing\./),
  ).toBeTruthy();
  expect((await findReplyBox()).value).toBe('In sizes');
});

test('a closed conversation can be reopened', async () => {
  const { inputs } = show(
    { status: 'CLOSED' },
    { UpdateThread: () => mockPayload('updateThread', { status: 'OPEN', version: 4 }) },
  );
  await findReplyBox();
  await userEvent.click(getButton('Reopen'));
  expect(inputs('UpdateThread')).toEqual([{ id: 't1', version: 3, status: 'OPEN' }]);
  expect(await screen.findByRole('button', { name: 'Close conversation' })).toBeTruthy();
});

test('opening an unread conversation marks it as read', async () => {
  const { inputs } = show({ isUnread: true });
  await findReplyBox();
  expect(inputs('UpdateThread')).toEqual([{ id: 't1', isUnread: false }]);
});

test('R focuses the reply box, A assigns the viewer, E closes the conversation', async () => {
  const { inputs } = show(
    {},
    {
      UpdateThread: ({ input }) =>
        mockPayload('updateThread', {
          version: 4,
          ...(input?.status === 'CLOSED' && { status: 'CLOSED' }),
        }),
    },
  );
  await findReplyBox();
  await userEvent.keyboard('a');
  await userEvent.keyboard('e');
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeTruthy();
  expect(inputs('UpdateThread')).toEqual([
    { id: 't1', version: 3, assigneeId: 's1' },
    { id: 't1', version: 4, status: 'CLOSED' },
  ]);
  await userEvent.keyboard('r');
  expect(document.activeElement).toBe(await findReplyBox());
  expect((await findReplyBox()).value).toBe('');
});

test('the customer, their orders and the order in question are shown next to the conversation', async () => {
  const createOrder = (id: string, number: string) => ({
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
          edges: filter?.customerId === 'c1' ? [{ node: createOrder('o2', 'JW-BBBBB22222') }] : [],
          totalCount: 1,
        },
      }),
      WriterOrder: () => ({ order: createOrder('o1', 'JW-ABCDE12345') }),
    },
  );
  await findReplyBox();
  await userEvent.click(getButton('Customer and orders'));
  expect(await screen.findByText('2 orders, NPR 2,10,000 paid')).toBeTruthy();
  expect(screen.getByText('Brides')).toBeTruthy();
  const findLinkUrl = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await findLinkUrl('JW-BBBBB22222')).toBe(adminPaths.order('JW-BBBBB22222'));
  expect(await findLinkUrl('JW-ABCDE12345')).toBe(adminPaths.order('JW-ABCDE12345'));
});

test('a deleted conversation links back to the list', async () => {
  const link = new ApolloLink(() => of({ data: { thread: null } }));
  renderScreen(<ThreadView id="gone" isFullScreen />, { link, viewer: asha });
  expect(await screen.findByText('Conversation not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe(
    adminPaths.messages,
  );
});
