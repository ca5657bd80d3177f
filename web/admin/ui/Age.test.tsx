import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Age } from './Age.tsx';

const now = new Date('2026-11-25T12:00:00Z');

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-11-25T11:59:30Z', 'just now'],
  ['2026-11-25T11:15:00Z', '45 min ago'],
  ['2026-11-25T09:00:00Z', '3 h ago'],
  ['2026-11-24T11:00:00Z', '1 day ago'],
  ['2026-06-30T12:00:00Z', '148 days ago'],
])('the age of %s is shown as %s, which is short enough for a narrow column', (at, ageText) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  renderScreen(<Age at={at} />);
  expect(screen.getByText(ageText).getAttribute('datetime')).toBe(at);
});
