import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ScreenNotice } from './ScreenNotice.tsx';

test('a screen with only a message has a heading and a tab title', () => {
  renderScreen(<ScreenNotice title="Your cart is empty" text="Start shopping." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty');
  expect(document.title).toContain('Your cart is empty');
});
