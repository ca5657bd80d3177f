import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { courierToday } from '#web/admin/payments/ledger/courierDay.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { RemittedAsk } from './RemittedAsk.tsx';

test('the cash of several orders is asked for once: its day, not after today, and its reference', async () => {
  const onAnswer = vi.fn();
  renderScreen(<RemittedAsk count={2} names={null} answer={undefined} onAnswer={onAnswer} />);
  expect(onAnswer).toHaveBeenLastCalledWith({ day: courierToday() });

  await userEvent.type(screen.getByLabelText('Reference (optional)'), 'R-12');
  expect(onAnswer).toHaveBeenLastCalledWith({ day: courierToday(), reference: 'R-12' });
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: '2020-01-02' } });
  expect(onAnswer).toHaveBeenLastCalledWith({ day: '2020-01-02', reference: 'R-12' });
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: '2999-01-02' } });
  expect(onAnswer).toHaveBeenLastCalledWith(undefined);
});
