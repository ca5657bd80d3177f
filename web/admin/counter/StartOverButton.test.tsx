import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { StartOverButton } from './StartOverButton.tsx';
import { emptySale, NO_CUSTOMER } from './tillSale.ts';

test('an empty sale cannot be started over', () => {
  renderScreen(<StartOverButton sale={emptySale} onStartOver={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a sale with only a customer is started over after confirmation', async () => {
  const onStartOver = vi.fn();
  const sale = { ...emptySale, buyer: { ...NO_CUSTOMER, name: 'Sita Rai' } };
  renderScreen(<StartOverButton sale={sale} onStartOver={onStartOver} />);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(onStartOver).not.toHaveBeenCalled();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
  expect(onStartOver).toHaveBeenCalled();
});
