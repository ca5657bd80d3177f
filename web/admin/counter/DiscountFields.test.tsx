import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { DiscountFields } from './DiscountFields.tsx';

function fill() {
  fireEvent.change(screen.getByLabelText('Take off'), { target: { value: '30' } });
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Wedding' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply the discount' }));
}

test('a discount beyond the limit is refused as it is applied, and may be left to somebody else', () => {
  const onChange = vi.fn();
  const refuse = () => new DomainError('DISCOUNT_ABOVE_LIMIT', { percent: 5, limitNpr: 500 });
  renderScreen(<DiscountFields discount={null} refuse={refuse} onChange={onChange} />);
  fill();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('at most 5 %, which is NPR 500 here');
  expect(screen.getByLabelText('Take off').getAttribute('aria-invalid')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: 'Apply, and have it approved' }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 30, reason: 'Wedding' }));
});

test('one within it is given', () => {
  const onChange = vi.fn();
  renderScreen(<DiscountFields discount={null} refuse={() => null} onChange={onChange} />);
  fill();
  expect(onChange).toHaveBeenCalledWith({ unit: 'PERCENT', value: 30, on: 'MAKING', reason: 'Wedding' });
});
