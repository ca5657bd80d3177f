import { z } from 'zod';

const day = z.iso.date({ error: /*i18n*/ 'Choose a day.' });

/** From a day to another, that one too. */
export const dayRangeSchema = z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: /*i18n*/ 'The last day is not before the first.',
});
