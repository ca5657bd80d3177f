import { sealsFor } from '#graph/access/seals.ts';

/** Encrypts what an app shares with the store for one account. */
export const { sealed, unsealed, resealed } = sealsFor('two-factor secrets');
