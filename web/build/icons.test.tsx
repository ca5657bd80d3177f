import Key from 'icon:outline-key';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { iconModule } from './icons.ts';

test('an icon is one of Material UI’s: its shape alone, in the colour of its text', () => {
  const { container } = render(<Key titleAccess="Keys" />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(svg?.querySelector('title')?.textContent).toBe('Keys');
  expect([...(svg?.querySelector('path')?.attributes ?? [])].map(({ name }) => name)).toEqual(['d']);
});

test('a name that there is no icon of stops the build', () => {
  expect(() => iconModule('outline-nothing')).toThrow('There is no icon outline-nothing.');
});
