import { z } from 'zod';

/** What a buyer would rather have for a piece that comes back. */
export const wishedPiece = {
  wishedSize: z
    .string()
    .nullish()
    .describe('With an exchange, the size that is wanted: one that the product has.'),
  wishedWords: z.string().nullish().describe('With an exchange, what is wanted, in words.'),
};
