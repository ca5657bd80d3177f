declare module '*.po' {
  import type { Messages } from '@lingui/core';

  /** Compiled by web/build/catalogues.ts. */
  export const messages: Messages;
}
