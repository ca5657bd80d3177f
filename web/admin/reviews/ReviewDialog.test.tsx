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

function show(given: Partial<Reviews_ReviewFragment> = {}) {
  const asked: { name: string; input: Record<string, unknown> }[] = [];
  const onClose = vi.fn();
  const link = new ApolloLink(({ operationName: name = '', variables: { input } }) => {
    if (!input) return NEVER;
    asked.push({ name, input });
    const changed = {
      __typename: 'Review',
      ...review,
      ...given,
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
    const payload = { __typename: 'ReviewPayload', review: changed, errors: [] };
    if (name === 'ReplyToReview') return of({ data: { replyToReview: payload } });
    return name === 'ModerateReview' ? of({ data: { moderateReview: payload } }) : NEVER;
  });
  renderScreen(<ReviewDialog review={{ ...review, ...given }} onClose={onClose} />, { link });
  return { asked, onClose };
}

test('a review that is answered is published on what the answer made of it', async () => {
  const { asked, onClose } = show();
  await userEvent.type(screen.getByLabelText('Public answer'), 'Thank you. ');
  await userEvent.click(screen.getByRole('button', { name: 'Answer in public' }));
  expect(await screen.findByRole('button', { name: 'Change answer' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Public answer').value).toBe('Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(asked).toEqual([
    { name: 'ReplyToReview', input: { id: 'r1', version: 1, text: 'Thank you. ' } },
    { name: 'ModerateReview', input: { id: 'r1', version: 2, status: 'PUBLISHED' } },
  ]);
  expect(onClose).toHaveBeenCalledWith(true);
});

test('an answer that is taken away is gone, and the list hears of it when the dialog closes', async () => {
  const { asked, onClose } = show({
    reply: { text: 'Thank you.', at: '2026-11-24T06:00:00Z' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Take answer away' }));
  expect(await screen.findByRole('button', { name: 'Answer in public' })).toBeTruthy();
  expect(asked).toEqual([{ name: 'ReplyToReview', input: { id: 'r1', version: 1, text: null } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledWith(true);
});

test('an answer that is typed and not sent yet is published with the review', async () => {
  const { asked } = show();
  await userEvent.type(screen.getByLabelText('Public answer'), 'Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Publish with the answer' }));
  expect(asked).toEqual([
    { name: 'ReplyToReview', input: { id: 'r1', version: 1, text: 'Thank you.' } },
    { name: 'ModerateReview', input: { id: 'r1', version: 2, status: 'PUBLISHED' } },
  ]);
});

test('who closes or rejects a review is asked before the answer that they typed is lost', async () => {
  const { asked, onClose } = show();
  await userEvent.type(screen.getByLabelText('Public answer'), 'Thank you.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(asked).toEqual([{ name: 'ModerateReview', input: { id: 'r1', version: 1, status: 'REJECTED' } }]);
});
