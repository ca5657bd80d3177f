import { z } from 'zod';

const day = z.iso.date({ error: /*i18n*/ 'Choose a day.' });

/** Both days are included. */
export const dayRangeSchema = z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  error: /*i18n*/ 'The last day can’t be before the first.',
});
