import { type ProviderDeclaration, WALLET_LIMIT } from './provider.ts';

export const esewa = {
  code: 'ESEWA',
  name: /*i18n*/ 'eSewa',
  nameNe: 'इसेवा',
  kind: 'WALLET',
  limits: { least: 1, most: WALLET_LIMIT },
  mark: { letter: 'e', colour: '#3F7F1D' },
  privacy:
    /*i18n*/ 'eSewa, if you pay with it, gets the amount and a payment reference from us, and no name or contact.',
} as const satisfies ProviderDeclaration;
