import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ScreenNotice } from './ScreenNotice.tsx';

test('a screen that only has something to say has a heading and names the tab', () => {
  renderScreen(<ScreenNotice title="Your cart is empty" text="Start shopping." />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty');
  expect(document.title).toContain('Your cart is empty');
});
