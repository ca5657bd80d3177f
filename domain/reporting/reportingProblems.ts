import { defineProblems } from '#domain/errors/defineProblems.ts';

export const REPORTING_PROBLEMS = defineProblems({
  LIST_NOT_EXPORTED: { code: 'INVALID', message: 'The list {list} can’t be exported.' },
  COLUMN_NOT_IN_LIST: { code: 'INVALID', message: 'The list {list} has no column {column}.' },
  SORT_NOT_SUPPORTED: { code: 'INVALID', message: 'The list {list} can’t be sorted by {sort}.' },
  FILTER_LIST_MISMATCH: {
    code: 'INVALID',
    message: 'The list {list} doesn’t accept filters of the list {other}.',
  },
  TOO_MANY_ROWS_FOR_EXCEL: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Excel can’t hold this many rows. Choose CSV instead.',
  },
  TOO_MANY_EXPORTS: {
    code: 'TOO_MANY',
    message: 'You have {most} exports in progress. Wait until one of them finishes.',
  },
  BULK_CHANGE_NOT_ONE: { code: 'INVALID', message: /*i18n*/ 'Choose exactly one change.' },
  BULK_IDS_OR_FILTER: {
    code: 'INVALID',
    message: /*i18n*/ 'Select rows in one way only: by IDs, by a filter or by an earlier job.',
  },
  BULK_NO_ROWS: { code: 'INVALID', message: /*i18n*/ 'No rows match any more.' },
  BULK_TOO_MANY_ROWS: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Change up to {most} at a time. Filter the list first.',
  },
  TOO_MANY_BULK_JOBS: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'You have {most} jobs in progress. Wait until one of them finishes.',
  },
  BULK_JOB_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This job no longer exists.' },
  BULK_NOT_UNDOABLE: { code: 'NOT_ALLOWED', message: /*i18n*/ 'This job can no longer be undone.' },
  NOTHING_TO_CHANGE: { code: 'NOT_ALLOWED', message: /*i18n*/ 'Nothing to change.' },
  NO_LONGER_PERMITTED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'You no longer have permission to do this.',
  },
  ROW_FAILED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Something went wrong with this row, so it was not changed. Try again.',
  },
  VIEW_NOT_FOUND: { code: 'NOT_FOUND', message: 'This view doesn’t exist or was deleted.' },
  VIEW_LIST_MISMATCH: { code: 'NOT_FOUND', message: 'This view belongs to another list.' },
  TOO_MANY_VIEWS: { code: 'TOO_MANY', message: 'You can save at most {most} views per list.' },
});
