import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createApolloClient } from '#web/app/requests/apollo.ts';
import { RequestProblems } from '#web/app/requests/RequestProblems.tsx';
import { recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { createFetch, respondWith, respondWithError } from '#web/testing/serverResponses.ts';
import { ContactForm } from './ContactForm.tsx';

function fillAndSubmitForm() {
  for (const [label, value] of [
    ['Full name', 'Test Guest'],
    ['Email', 'guest@example.com'],
    ['Subject', 'Bangles'],
    ['Your message', 'Do you resize bangles?'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /Send/ }));
}

test('the confirmation receives focus, which scrolls it into view', async () => {
  const sendContactMessage = { __typename: 'SendContactMessagePayload', sent: true, errors: [] };
  vi.stubGlobal('fetch', createFetch({ SendContactMessage: respondWith({ sendContactMessage }) }));
  renderScreen(<ContactForm />, { client: createApolloClient() });
  fillAndSubmitForm();
  const thanksAlert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(thanksAlert.textContent).toMatch(/^Thank you for your message. We’ll reply to guest@example.com/);
  expect(document.activeElement).toBe(thanksAlert);
});

test('a message that could not be sent stays in the form', async () => {
  const toasts = recordToasts();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', createFetch({ SendContactMessage: respondWithError(500) }));
  renderScreen(
    <>
      <RequestProblems />
      <ContactForm />
    </>,
    { client: createApolloClient() },
  );
  fillAndSubmitForm();
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toBe(
    'Couldn’t send the message. Please try again.',
  );
  expect(toasts.map(({ text }) => text)).toEqual(['Server error. Please try again later.']);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Do you resize bangles?');
});
