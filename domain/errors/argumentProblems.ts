import { defineProblems } from './defineProblems.ts';

/** What can be wrong with an argument of a question, beside what its type says. */
export const ARGUMENT_PROBLEMS = defineProblems({
  ARGUMENT_OUT_OF_RANGE: { code: 'INVALID', message: '{argument} must be from 1 to {most}.' },
  ARGUMENT_TOO_LONG: { code: 'INVALID', message: '{argument} takes up to {most} characters.' },
  ARGUMENT_TOO_MANY: { code: 'INVALID', message: '{argument} takes up to {most} values, and has {count}.' },
  FIELDS_TOO_MANY: { code: 'INVALID', message: '{argument} takes up to {most} fields, and has {count}.' },
  FIELD_NAME_TOO_LONG: {
    code: 'INVALID',
    message: '{argument} has a field whose name is longer than {most} characters.',
  },
  FIELD_NAMES_TOO_MANY: {
    code: 'INVALID',
    message: 'A request takes up to {most} different names of fields.',
  },
  INPUT_TOO_DEEP: { code: 'INVALID', message: '{argument} may be {most} levels deep.' },
  INPUT_TOO_LARGE: {
    code: 'INVALID',
    message: 'The inputs of a request take up to {most} values. Send the rest in another request.',
  },
  HALF_CHARACTER: {
    code: 'INVALID',
    message:
      '{argument} has half of a character: a surrogate such as \\uD800 without its pair. Send whole characters.',
  },
  AFTER_AND_OFFSET: { code: 'INVALID', message: 'Use either after or offset, not both.' },
  OFFSET_NEGATIVE: { code: 'INVALID', message: 'offset cannot be negative.' },
  OFFSET_TOO_LARGE: {
    code: 'INVALID',
    message: "offset goes up to {most}. To go deeper, pass the last page's endCursor as after.",
  },
  CURSOR_OF_ANOTHER_LIST: { code: 'INVALID', message: 'This cursor is not one of this list.' },
  PAGE_OF_CHANGES: {
    code: 'INVALID',
    message: 'With sort=updated go on by after, the sync.next of the page before, and not by page.',
  },
  AFTER_OF_CHANGES: {
    code: 'INVALID',
    message: 'A cursor goes on in what changed: send sort=updated beside after.',
  },
  PERIOD_BACKWARDS: { code: 'INVALID', message: 'from must not come after to.' },
  PERIOD_TOO_LONG: { code: 'INVALID', message: 'A period can have 5 years at most.' },
});
