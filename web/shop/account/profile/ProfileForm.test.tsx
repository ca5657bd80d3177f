import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createApolloClient } from '#web/app/requests/apollo.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { createFetch, failNetwork } from '#web/testing/serverResponses.ts';
import { ProfileForm } from './ProfileForm.tsx';

test('a failed save shows “Profile update failed” and keeps the typed values', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', createFetch({ UpdateProfile: failNetwork }));
  const user = {
    id: '7',
    name: 'Asha',
    email: 'asha@example.com',
    isEmailVerified: true,
    phone: null,
    role: 'CUSTOMER' as const,
    hasActivityConsent: false,
    preferences: null,
    createdAt: '2026-11-20T06:00:00Z',
  };
  renderScreen(<ProfileForm user={user} />, { client: createApolloClient() });
  fireEvent.change(screen.getByLabelText('Full name'), { target: { value: 'Another Name' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toBe(
    'Profile update failed',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Another Name');
});
