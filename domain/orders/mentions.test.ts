import { expect, test } from 'vitest';
import { findMentionAtCaret, matchMembers, parseMentions } from './mentions.ts';

const members = [
  { id: '1', name: 'Maya Shrestha' },
  { id: '2', name: 'Maya Shrestha Rai' },
  { id: '3', name: 'Asha' },
];

test.each([
  ['@', 1, { at: 0, mention: '' }],
  ['please @ma', 10, { at: 7, mention: 'ma' }],
  ['@Maya Shr', 9, { at: 0, mention: 'Maya Shr' }],
  ['name@example.com', 16, null],
  ['@Maya\nand then', 14, null],
  ['nobody', 6, null],
  ['@Asha call', 3, { at: 0, mention: 'As' }],
])('in %j with the caret at %i, the typed mention is %j', (text, caret, expected) => {
  expect(findMentionAtCaret(text, caret)).toEqual(expected);
});

test('part of a name finds the member', () => {
  expect(matchMembers(members, 'shr').map(({ id }) => id)).toEqual(['1', '2']);
  expect(matchMembers(members, 'maya shrestha r').map(({ id }) => id)).toEqual(['2']);
  expect(matchMembers(members, '').length).toBe(3);
});

const getMentionedIds = (text: string) => parseMentions(members, text).mentionedIds;

test('a full name mentions that member, but no member whose name only starts with it', () => {
  expect(getMentionedIds('@Maya Shrestha Rai, please call.')).toEqual(['2']);
  expect(getMentionedIds('@Asha and @Maya Shrestha: done.').toSorted()).toEqual(['1', '3']);
  expect(getMentionedIds('Asha knows.')).toEqual([]);
});

test('part of a name mentions the only member it matches', () => {
  expect(getMentionedIds('@asha, and ask @Rai')).toEqual(['3', '2']);
  expect(getMentionedIds('Paid @ 5000 or @5000, write to asha@example.com')).toEqual([]);
});

test('a name that matches no member or several members is reported and mentions nobody', () => {
  expect(parseMentions(members, '@Dev and @Maya: please.')).toEqual({
    mentionedIds: [],
    ambiguous: [
      { mention: 'Dev', matches: [] },
      { mention: 'Maya', matches: members.slice(0, 2) },
    ],
  });
});
