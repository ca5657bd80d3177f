import Key from 'icon:outline-key';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createIconModule } from './icons.ts';

test('renders a Material UI icon as a path in the text colour', () => {
  const { container } = render(<Key titleAccess="Keys" />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(svg?.querySelector('title')?.textContent).toBe('Keys');
  expect([...(svg?.querySelector('path')?.attributes ?? [])].map(({ name }) => name)).toEqual(['d']);
});

test('an unknown icon name stops the build', () => {
  expect(() => createIconModule('outline-nothing')).toThrow('There is no icon outline-nothing.');
});
