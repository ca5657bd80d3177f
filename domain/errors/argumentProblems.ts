import { defineProblems } from './defineProblems.ts';

/** Problems with query arguments that GraphQL types cannot express. */
export const ARGUMENT_PROBLEMS = defineProblems({
  ARGUMENT_OUT_OF_RANGE: { code: 'INVALID', message: '{argument} must be from 1 to {most}.' },
  ARGUMENT_TOO_LONG: { code: 'INVALID', message: '{argument} can have at most {most} characters.' },
  TOO_MANY_VALUES: {
    code: 'INVALID',
    message: '{argument} can have at most {most} values, but has {count}.',
  },
  TOO_MANY_FIELDS: {
    code: 'INVALID',
    message: '{argument} can have at most {most} fields, but has {count}.',
  },
  FIELD_NAME_TOO_LONG: {
    code: 'INVALID',
    message: '{argument} has a field whose name is longer than {most} characters.',
  },
  TOO_MANY_FIELD_NAMES: {
    code: 'INVALID',
    message: 'A request can use at most {most} different field names.',
  },
  INPUT_TOO_DEEP: { code: 'INVALID', message: '{argument} can be at most {most} levels deep.' },
  INPUT_TOO_LARGE: {
    code: 'INVALID',
    message:
      'The inputs of a request can have at most {most} values. Send the remaining ones in another request.',
  },
  UNPAIRED_SURROGATE: {
    code: 'INVALID',
    message:
      '{argument} contains half a character: a surrogate such as \\uD800 without its pair. Send whole characters.',
  },
  AFTER_AND_OFFSET: { code: 'INVALID', message: 'Use either after or offset, not both.' },
  OFFSET_NEGATIVE: { code: 'INVALID', message: 'offset cannot be negative.' },
  OFFSET_TOO_LARGE: {
    code: 'INVALID',
    message: 'offset can be at most {most}. To go further, pass the last page’s endCursor as after.',
  },
  CURSOR_LIST_MISMATCH: { code: 'INVALID', message: 'This cursor belongs to another list.' },
  PAGE_WITH_SORT_UPDATED: {
    code: 'INVALID',
    message: 'With sort=updated, don’t use page. Pass the sync.next of the previous page as after.',
  },
  AFTER_REQUIRES_SORT_UPDATED: {
    code: 'INVALID',
    message: 'The cursor after only works with sort=updated. Send both.',
  },
  PERIOD_BACKWARDS: { code: 'INVALID', message: 'from can’t be later than to.' },
  PERIOD_TOO_LONG: { code: 'INVALID', message: 'A period can span at most 5 years.' },
});
