import { compileMessage as reference } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { compileMessage } from './compileMessage.ts';
import { LocalisedI18n } from './LocalisedI18n.ts';

const createI18n = (compile: typeof reference) => {
  const i18n = new LocalisedI18n({ locale: 'en', messages: { en: {} } });
  return i18n.setMessagesCompiler(compile);
};

test.each([
  'Shopping Cart',
  "The day's rate, and ''so'' on",
  'Shopping Cart ({count})',
  '{name} has { count } of # 7',
  'Shopping Cart ({count, number})',
  '{count, plural, one {# piece} other {# pieces}}',
  'Open cart, {count, plural, =0 {empty} one {# item} other {# items of {name}}}.',
  '{kind, select, gold {Gold} other {{count, plural, one {a thing} other {# things}}}}',
  'Read the <0>guide</0> by {name}',
])('"%s" is compiled as Lingui compiles it', (message) => {
  for (const count of [0, 1, 2, 1234])
    for (const kind of ['gold', 'silver']) {
      const values = { count, kind, name: 'Asha' };
      expect(createI18n(compileMessage as typeof reference)._(message, values)).toBe(
        createI18n(reference)._(message, values),
      );
    }
});
