import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { getKathmanduToday } from '#web/admin/payments/ledger/receivedDay.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { RemittanceFields } from './RemittanceFields.tsx';

test('recording cash for several orders requires a shared day that is not in the future; a shared reference is optional', async () => {
  const onAnswer = vi.fn();
  renderScreen(<RemittanceFields count={2} names={null} answer={undefined} onAnswer={onAnswer} />);
  expect(onAnswer).toHaveBeenLastCalledWith({ day: getKathmanduToday() });

  await userEvent.type(screen.getByLabelText('Reference (optional)'), 'R-12');
  expect(onAnswer).toHaveBeenLastCalledWith({ day: getKathmanduToday(), reference: 'R-12' });
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: '2020-01-02' } });
  expect(onAnswer).toHaveBeenLastCalledWith({ day: '2020-01-02', reference: 'R-12' });
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: '2999-01-02' } });
  expect(onAnswer).toHaveBeenLastCalledWith(undefined);
});
