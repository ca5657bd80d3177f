import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createApolloClient } from '#web/app/requests/apollo.ts';
import { RequestProblems } from '#web/app/requests/RequestProblems.tsx';
import { listenToToasts } from '#web/testing/listenToToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answered, refused, storeAnswering } from '#web/testing/storeAnswers.ts';
import { ContactForm } from './ContactForm.tsx';

function writeAndSend() {
  for (const [label, value] of [
    ['Full name', 'Test Guest'],
    ['Email', 'guest@example.com'],
    ['Subject', 'Bangles'],
    ['Your message', 'Do you resize bangles?'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /Send/ }));
}

test('the thanks for a message take the focus, which brings them into view', async () => {
  const sendContactMessage = { __typename: 'SendContactMessagePayload', sent: true, errors: [] };
  vi.stubGlobal('fetch', storeAnswering({ SendContactMessage: answered({ sendContactMessage }) }));
  renderScreen(<ContactForm />, { client: createApolloClient() });
  writeAndSend();
  const thanks = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(thanks.textContent).toMatch(/^Thank you for your message. We will reply to guest@example.com/);
  expect(document.activeElement).toBe(thanks);
});

test('a message to the store that is not sent is still there', async () => {
  const said = listenToToasts();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', storeAnswering({ SendContactMessage: refused(500) }));
  renderScreen(
    <>
      <RequestProblems />
      <ContactForm />
    </>,
    { client: createApolloClient() },
  );
  writeAndSend();
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toBe(
    'The message could not be sent. Please try again.',
  );
  expect(said.map(({ text }) => text)).toEqual(['Server error. Please try again later.']);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Do you resize bangles?');
});
