import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { messages } from '#web/locale/ne.po';
import { getNotCarriedText } from './notCarriedText.ts';

const bangles = { name: 'bangles', nameNe: 'चुरा', types: ['RINGS', 'NECKLACES', 'EARRINGS'] as const };

test('names the kind that is not sold and the types that are', () => {
  expect(getNotCarriedText(i18n, bangles)).toBe(
    'We don’t sell bangles. We have rings, necklaces and earrings.',
  );
  const nepaliI18n = setupI18n({ locale: 'ne', messages: { ne: messages } });
  expect(getNotCarriedText(nepaliI18n, bangles)).toBe('हामीकहाँ चुरा पाइँदैन। औंठी, हार र कानका गहना पाइन्छ।');
});

test('a store without products names no types', () => {
  expect(getNotCarriedText(i18n, { ...bangles, types: [] })).toBe('We don’t sell bangles.');
});
