import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createApolloClient } from '#web/app/apollo.ts';
import { RequestProblems } from '#web/app/RequestProblems.tsx';
import { listenToToasts } from '#web/testing/listenToToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { refused, storeAnswering } from '#web/testing/storeAnswers.ts';
import { ContactForm } from './ContactForm.tsx';

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
  for (const [label, value] of [
    ['Full name', 'Test Guest'],
    ['Email', 'guest@example.com'],
    ['Subject', 'Bangles'],
    ['Your message', 'Do you resize bangles?'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toBe(
    'The message could not be sent. Please try again.',
  );
  expect(said.map(({ text }) => text)).toEqual(['Server error. Please try again later.']);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Do you resize bangles?');
});
