import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Staff run the store; the shopper is the account that ordered most; anyone has no account. */
export type Asker = 'staff' | 'shopper' | 'anyone';

/** One thing that somebody asks of a store. */
export interface Question {
  what: string;
  asker: Asker;
  document: string;
  variables?: Record<string, unknown>;
  /** The list whose page at an offset says after which row this question goes on. */
  goesOnIn?: string;
  /** Done before each asking, and not measured. */
  prepare?: (prisma: PrismaClient) => Promise<unknown>;
}

export function staff(what: string, document: string, variables?: Record<string, unknown>): Question {
  return { what, asker: 'staff', document, variables };
}
