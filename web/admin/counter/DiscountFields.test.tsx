import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { DiscountFields } from './DiscountFields.tsx';

function fillForm() {
  fireEvent.change(screen.getByLabelText('Discount'), { target: { value: '30' } });
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Wedding' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply discount' }));
}

test('a discount above the limit is rejected when applied and can be approved by a colleague', () => {
  const onChange = vi.fn();
  const createProblem = () => new DomainError('DISCOUNT_ABOVE_LIMIT', { percent: 5, limitNpr: 500 });
  renderScreen(<DiscountFields discount={null} findProblem={createProblem} onChange={onChange} />);
  fillForm();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('limit is 5%, which is NPR 500 here');
  expect(screen.getByLabelText('Discount').getAttribute('aria-invalid')).toBe('true');

  fireEvent.click(screen.getByRole('button', { name: 'Apply and get approval' }));
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ value: 30, reason: 'Wedding' }));
});

test('a discount within the limit is applied', () => {
  const onChange = vi.fn();
  renderScreen(<DiscountFields discount={null} findProblem={() => null} onChange={onChange} />);
  fillForm();
  expect(onChange).toHaveBeenCalledWith({ unit: 'PERCENT', value: 30, on: 'MAKING', reason: 'Wedding' });
});
