import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { Reviews_ReviewFragment } from './Reviews.generated.ts';

const review: Reviews_ReviewFragment = {
  id: 'r1',
  authorName: 'Sita S.',
  author: null,
  rating: 4,
  title: 'Lovely',
  comment: 'Well made and bright.',
  isVerifiedPurchase: true,
  status: 'PENDING',
  version: 1,
  createdAt: '2026-11-23T06:00:00Z',
  updatedAt: '2026-11-23T06:00:00Z',
  reply: null,
  product: null,
  photos: [],
};

function show(overrides: Partial<Reviews_ReviewFragment> = {}) {
  const requests: { name: string; input: Record<string, unknown> }[] = [];
  const onClose = vi.fn();
  const link = new ApolloLink(({ operationName: name = '', variables: { input } }) => {
    if (!input) return NEVER;
    requests.push({ name, input });
    const changedReview = {
      __typename: 'Review',
      ...review,
      ...overrides,
      version: Number(input.version) + 1,
      ...(name === 'ModerateReview'
        ? { status: input.status }
        : {
            reply: input.text && {
              __typename: 'ReviewReply',
              text: input.text.trim(),
              at: '2026-11-24T06:00:00Z',
            },
          }),
    };
    const payload = { __typename: 'ReviewPayload', review: changedReview, errors: [] };
    if (name === 'ReplyToReview') return of({ data: { replyToReview: payload } });
    return name === 'ModerateReview' ? of({ data: { moderateReview: payload } }) : NEVER;
  });
  renderScreen(<ReviewDialog review={{ ...review, ...overrides }} onClose={onClose} />, { link });
  return { requests, onClose };
}

test('publishing after a reply uses the version that the reply created', async () => {
  const { requests, onClose } = show();
  await userEvent.type(screen.getByLabelText('Public reply'), 'Thank you. ');
  await userEvent.click(screen.getByRole('button', { name: 'Reply publicly' }));
  expect(await screen.findByRole('button', { name: 'Edit reply' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Public reply').value).toBe('Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(requests).toEqual([
    { name: 'ReplyToReview', input: { id: 'r1', version: 1, text: 'Thank you. ' } },
    { name: 'ModerateReview', input: { id: 'r1', version: 2, status: 'PUBLISHED' } },
  ]);
  expect(onClose).toHaveBeenCalledWith(true);
});

test('a removed reply disappears, and the list is refetched when the dialog closes', async () => {
  const { requests, onClose } = show({
    reply: { text: 'Thank you.', at: '2026-11-24T06:00:00Z' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Remove reply' }));
  expect(await screen.findByRole('button', { name: 'Reply publicly' })).toBeTruthy();
  expect(requests).toEqual([{ name: 'ReplyToReview', input: { id: 'r1', version: 1, text: null } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith(true);
});

test('an unsent reply is published with the review', async () => {
  const { requests } = show();
  await userEvent.type(screen.getByLabelText('Public reply'), 'Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish with reply' }));
  expect(requests).toEqual([
    { name: 'ReplyToReview', input: { id: 'r1', version: 1, text: 'Thank you.' } },
    { name: 'ModerateReview', input: { id: 'r1', version: 2, status: 'PUBLISHED' } },
  ]);
});

test('closing the dialog or rejecting the review requires confirmation if the reply has not been sent', async () => {
  const { requests, onClose } = show();
  await userEvent.type(screen.getByLabelText('Public reply'), 'Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(requests).toEqual([{ name: 'ModerateReview', input: { id: 'r1', version: 1, status: 'REJECTED' } }]);
});
