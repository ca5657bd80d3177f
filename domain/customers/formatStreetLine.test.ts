import { expect, test } from 'vitest';
import { fillMessage } from '#domain/errors/defineProblems.ts';
import { formatStreetLine } from './formatStreetLine.ts';

test.each([
  [null, 'Pulchowk 12'],
  ['', 'Pulchowk 12'],
  ['the zoo', 'Pulchowk 12, near the zoo'],
  ['Nearby Tower', 'Pulchowk 12, near Nearby Tower'],
  ['Near the bridge', 'Pulchowk 12, near the bridge'],
  ['NEAR the bridge', 'Pulchowk 12, near the bridge'],
  ['Behind the fire station', 'Pulchowk 12, behind the fire station'],
  ['Opposite Hotel Himalaya', 'Pulchowk 12, opposite Hotel Himalaya'],
  ['पुल नजिक', 'Pulchowk 12, पुल नजिक'],
  ['पुल नजिकै', 'Pulchowk 12, पुल नजिकै'],
])('adds “near” to the landmark %j at most once', (landmark, line) => {
  expect(formatStreetLine({ street: 'Pulchowk 12', landmark }, fillMessage)).toBe(line);
});
