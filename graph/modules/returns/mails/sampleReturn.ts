import type { EmailReturn } from './ReturnPage.tsx';

/** Sample return of the sample order's ring. */
export const sampleReturn: EmailReturn = {
  number: 'RT-4T8XW2M6QZ',
  wish: 'REFUND',
  lines: [
    {
      ...{ name: 'Himal solitaire ring', nameNe: 'हिमाल सोलिटेयर औंठी', size: '7', quantity: 1 },
      ...{ exchangeSize: null, exchangePreference: null },
    },
  ],
  declineReason: null,
  instructions: null,
  credited: 0,
  deduction: 0,
  deductionReason: null,
  refundDue: 0,
  exchangeNumber: null,
};

/** The same return, received with a deduction. */
export const sampleReceivedReturn: EmailReturn = {
  ...sampleReturn,
  credited: 131_215,
  deduction: 1_000,
  deductionReason: 'Polishing out scratches.',
};
