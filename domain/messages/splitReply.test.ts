import { expect, test } from 'vitest';
import { splitReply } from './splitReply.ts';

test.each([
  ['Size 12, please.', 'Size 12, please.', null],
  [
    'Size 12, please.\r\n\r\nOn Mon, 23 Nov 2026 at 10:00, Lotus Jewels <a@b.example> wrote:\r\n> Which size?',
    'Size 12, please.',
    'On Mon, 23 Nov 2026 at 10:00, Lotus Jewels <a@b.example> wrote:\n> Which size?',
  ],
  [
    'Thanks.\n\nOn Monday, 23 November 2026 at 10:00,\nLotus Jewels <a@b.example> wrote:\n> Which size?',
    'Thanks.',
    'On Monday, 23 November 2026 at 10:00,\nLotus Jewels <a@b.example> wrote:\n> Which size?',
  ],
  ['Yes.\n\n> Is it gold?', 'Yes.', '> Is it gold?'],
  [
    'Yes.\n\nFrom: Lotus Jewels\nSent: Monday\nSubject: Re: Ring\n\nIs it gold?',
    'Yes.',
    'From: Lotus Jewels\nSent: Monday\nSubject: Re: Ring\n\nIs it gold?',
  ],
  ['धन्यवाद।\n\nलोटस ज्वेल्स ले लेख्नुभएको:\n> साइज?', 'धन्यवाद।', 'लोटस ज्वेल्स ले लेख्नुभएको:\n> साइज?'],
  ['> Is it gold?\nYes.\n> Which size?\n12.', '> Is it gold?\nYes.\n> Which size?\n12.', null],
  ['On my birthday I would like a ring.', 'On my birthday I would like a ring.', null],
])('in %j the new text is %j', (email, text, quotedText) => {
  expect(splitReply(email)).toEqual({ text, quoted: quotedText });
});
