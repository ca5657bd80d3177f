import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { useAdminShortcuts } from '#web/admin/screen/useAdminShortcuts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { adminPaths } from '../adminPaths.ts';
import { ThreadList } from './ThreadList.tsx';

function aThread(number: number) {
  return {
    __typename: 'Thread',
    id: `t${number}`,
    name: `Writer ${number}`,
    email: `writer${number}@example.com`,
    subject: 'Ring size',
    status: 'OPEN',
    isUnread: false,
    preview: 'Which sizes are there?',
    lastAt: '2026-11-23T06:00:00Z',
    assignee: null,
    order: null,
  };
}

/** Renders the list of a store with this many threads, which are returned page by page. */
function show(count: number, { isNarrow = false } = {}) {
  const requestedOffsets: number[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'InboxThreads') return NEVER;
    const start = Number(variables.after ?? 0);
    requestedOffsets.push(start);
    const end = Math.min(start + variables.first, count);
    const numbers = Array.from({ length: end - start }, (_, index) => start + index + 1);
    return of({
      data: {
        threads: {
          __typename: 'ThreadConnection',
          edges: numbers.map((number) => ({ __typename: 'ThreadEdge', node: aThread(number) })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: end < count, endCursor: String(end) },
          totalCount: count,
        },
      },
    });
  });
  renderScreen(<List isNarrow={isNarrow} />, {
    link,
    at: adminPaths.messages,
    path: `${adminPaths.messages}/:id?`,
  });
  return requestedOffsets;
}

function List({ isNarrow }: { isNarrow: boolean }) {
  const { id } = useParams();
  useAdminShortcuts({ onTogglePalette: () => {}, onOpenShortcuts: () => {}, onFold: () => {} });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      {isNarrow && id ? (
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      ) : (
        <ThreadList openId={id} />
      )}
      <output>{pathname + search}</output>
    </>
  );
}

const countListItems = () => document.querySelectorAll('li').length;

test('more conversations can be loaded until all are shown', async () => {
  const requestedOffsets = show(101);
  for (const count of [50, 75, 100, 101]) {
    fireEvent.click(await screen.findByText('Show more'));
    await waitFor(() => expect(countListItems()).toBe(count));
  }
  expect(requestedOffsets).toEqual([0, 25, 50, 75, 100]);
  expect(screen.queryByText('Show more')).toBeNull();
});

test('returning from a conversation refetches and shows as many conversations as before', async () => {
  const requestedOffsets = show(60, { isNarrow: true });
  fireEvent.click(await screen.findByText('Show more'));
  await waitFor(() => expect(countListItems()).toBe(50));
  await userEvent.click(screen.getByText('Writer 40'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(countListItems()).toBe(50);
  await waitFor(() => expect(requestedOffsets).toEqual([0, 25, 0]));
  expect(countListItems()).toBe(50);
});

test('the search stays in the URL, so that going back restores it', async () => {
  show(3);
  await userEvent.type(screen.getByLabelText('Search messages'), 'ring');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('q=ring'));
});

test('J opens the next conversation, K the previous one', async () => {
  show(3);
  await screen.findByText('Writer 3');
  const getOpenedThread = () => screen.getByRole('status').textContent;
  await userEvent.keyboard('j');
  expect(getOpenedThread()).toBe(adminPaths.message('t1'));
  await userEvent.keyboard('jj');
  expect(getOpenedThread()).toBe(adminPaths.message('t3'));
  await userEvent.keyboard('jk');
  expect(getOpenedThread()).toBe(adminPaths.message('t2'));
});
