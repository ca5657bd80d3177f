import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { FailedSignIns } from './FailedSignIns.tsx';

function show(count: number) {
  const myFailedSignIns = {
    __typename: 'FailedSignIns',
    count,
    addresses: ['203.0.113.7', '203.0.113.8'],
    lastAt: '2026-11-20T06:00:00Z',
  };
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'FailedSignIns' ? of({ data: { myFailedSignIns } }) : NEVER,
  );
  renderScreen(
    <>
      <FailedSignIns />
      <p>The screen</p>
    </>,
    { link },
  );
}

test('many refused sign-ins show a warning with their number and network', async () => {
  show(12);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('12 sign-in attempts have been refused since yesterday');
  expect(alert.textContent).toContain('from 203.0.113.7, 203.0.113.8.');
});

test('a few mistyped passwords show no warning', async () => {
  show(4);
  await screen.findByText('The screen');
  expect(screen.queryByRole('alert')).toBeNull();
});
