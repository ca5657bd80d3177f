import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ChoiceList } from './ChoiceList.tsx';

test.each([
  ['radiogroup', false],
  ['group', true],
] as const)('a %s with many options scrolls, so that the buttons below stay visible', (role, isMultiple) => {
  const options = Array.from({ length: 60 }, (_, index) => ({
    value: `${index}`,
    label: `Asha ${index}`,
  }));
  renderScreen(
    <ChoiceList {...{ options, isMultiple }} label="Assigned to" value={['3']} onChange={() => {}} />,
  );
  const list = screen.getByRole(role, { name: 'Assigned to' });
  expect(getComputedStyle(list)).toMatchObject({
    maxHeight: `${window.innerHeight * 0.45}px`,
    overflowY: 'auto',
  });
});
