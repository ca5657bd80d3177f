import { expect, test } from 'vitest';
import { PAYMENTS_STAFF_PROBLEMS } from '#domain/payments/paymentsStaffProblems.ts';
import { messages } from '#web/admin/locale/ne.po';

test('payment problems are shown to staff in Nepali', () => {
  for (const { message } of Object.values(PAYMENTS_STAFF_PROBLEMS))
    expect(JSON.stringify(messages[message]), message).toMatch(/[\u0900-\u097F]/);
});
