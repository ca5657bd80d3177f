import { expect, test } from 'vitest';
import { markMentionsRead, matchingMembers, typedMention } from './mentions.ts';

const members = [
  { id: '1', name: 'Maya Shrestha' },
  { id: '2', name: 'Maya Shrestha Rai' },
  { id: '3', name: 'Asha' },
];

test.each([
  ['@', 1, { at: 0, word: '' }],
  ['please @ma', 10, { at: 7, word: 'ma' }],
  ['@Maya Shr', 9, { at: 0, word: 'Maya Shr' }],
  ['name@example.com', 16, null],
  ['@Maya\nand then', 14, null],
  ['nobody', 6, null],
  ['@Asha call', 3, { at: 0, word: 'As' }],
])('of %j with the caret at %i, %j is typed', (text, caret, expected) => {
  expect(typedMention(text, caret)).toEqual(expected);
});

test('a part of a name finds it', () => {
  expect(matchingMembers(members, 'shr').map(({ id }) => id)).toEqual(['1', '2']);
  expect(matchingMembers(members, 'maya shrestha r').map(({ id }) => id)).toEqual(['2']);
  expect(matchingMembers(members, '').length).toBe(3);
});

const meantIn = (text: string) => markMentionsRead(members, text).meant;

test('whose whole name is written is meant, and nobody whose name only begins so', () => {
  expect(meantIn('@Maya Shrestha Rai, please call.')).toEqual(['2']);
  expect(meantIn('@Asha and @Maya Shrestha: done.').toSorted()).toEqual(['1', '3']);
  expect(meantIn('Asha knows.')).toEqual([]);
});

test('a typed name that fits one of them means that one', () => {
  expect(meantIn('@asha, and ask @Rai')).toEqual(['3', '2']);
  expect(meantIn('Paid @ 5000 or @5000, write to asha@example.com')).toEqual([]);
});

test('a typed name that fits nobody or several is told, and means nobody', () => {
  expect(markMentionsRead(members, '@Dev and @Maya: please.')).toEqual({
    meant: [],
    unclear: [
      { word: 'Dev', fitting: [] },
      { word: 'Maya', fitting: members.slice(0, 2) },
    ],
  });
});
