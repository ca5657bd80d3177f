import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { COLOUR_MODE_ATTRIBUTE } from '#web/app/theme/theme.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { Photo } from './Photo.tsx';

const root = document.documentElement;

afterEach(() => {
  root.removeAttribute(COLOUR_MODE_ATTRIBUTE);
});

function toLight(colour: string | null): string {
  renderScreen(<Photo image={{ url: '/media/ring.webp', alt: 'A ring', colour }} sizes="100vw" />);
  const frame = screen.getByAltText('A ring').parentElement;
  if (!frame) throw new Error('The photograph has no frame.');
  return getComputedStyle(frame).filter;
}

describe('a photo', () => {
  test.each(['#e9e8e4', null])('of colour %s is dimmed on a dark page', (colour) => {
    root.setAttribute(COLOUR_MODE_ATTRIBUTE, 'dark');
    expect(toLight(colour)).toMatch(/brightness\(0\.\d+\)/);
  });

  test('that is already dark is not dimmed', () => {
    root.setAttribute(COLOUR_MODE_ATTRIBUTE, 'dark');
    expect(toLight('#2c2621')).not.toContain('brightness');
  });

  test('is not dimmed on a light page', () => {
    root.setAttribute(COLOUR_MODE_ATTRIBUTE, 'light');
    expect(toLight('#e9e8e4')).not.toContain('brightness');
  });
});
