import { expect, test } from 'vitest';
import { findQuestions } from './findQuestions.ts';

const groups = [
  {
    title: 'Paying',
    questions: [
      { question: 'Can I pay in cash?', answer: 'Below a limit.' },
      { question: 'What is the tax?', answer: 'A share of the price.' },
    ],
  },
  { title: 'Care', questions: [{ question: 'How do I clean silver?', answer: 'With a cloth.' }] },
];

const findTitles = (searchText: string) =>
  findQuestions(groups, searchText).flatMap(({ questions }) => questions.map(({ question }) => question));

test.each([
  ['', ['Can I pay in cash?', 'What is the tax?', 'How do I clean silver?']],
  ['CASH', ['Can I pay in cash?']],
  ['silver cloth', ['How do I clean silver?']],
  ['paying', ['Can I pay in cash?', 'What is the tax?']],
  ['gold', []],
])('"%s" finds %j', (searchText, questions) => {
  expect(findTitles(searchText)).toEqual(questions);
});

test('a group without matches is hidden', () => {
  expect(findQuestions(groups, 'cash').map(({ title }) => title)).toEqual(['Paying']);
});
