import type { AttemptToStart } from '../provider.ts';

export function anAttempt(overrides: Partial<AttemptToStart> = {}): AttemptToStart {
  return {
    ref: 'a1b2c3d4e5f6g7h8i9j0',
    amount: 42_500,
    orderNumber: 'JW-7KQ2M9',
    returnUrl: 'https://store.example/pay/a1b2c3d4e5f6g7h8i9j0',
    storeUrl: 'https://store.example',
    customer: { name: 'Sita Gurung', email: 'sita@example.com', phone: '+9779801234567' },
    now: new Date('2026-11-27T18:30:00Z'),
    ...overrides,
  };
}
