import { z } from 'zod';
import { lower } from '../inputs.ts';
import { ids, instant, toId } from './entity.ts';
import type { CreditNoteFieldsFragment } from './order.generated.ts';

export const creditNoteSchema = z
  .object({
    ...ids,
    number: z.string().describe('Its number in the fiscal year of Nepal, such as CN-2083/84-000012.'),
    issuedAt: instant,
    invoice: z.string().describe('The number of the invoice that it corrects.'),
    reason: z.enum(['return', 'cancellation', 'compensation', 'correction']),
    note: z.string().nullable().describe('The reason in the words that were given.'),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        size: z.string().nullable(),
        quantity: z.int(),
        amount: z.int().describe('With their tax, before a deduction, NPR.'),
      }),
    ),
    taxable: z.int().describe('Of the total, what tax was taken of, NPR.'),
    tax: z.int().describe('The tax that is taken back, NPR.'),
    total: z.int(),
    url: z.string().describe('Its PDF.'),
  })
  .meta({ id: 'CreditNote', description: 'What was taken back of an invoice.' });

export function toCreditNote({ invoice, reason, ...note }: CreditNoteFieldsFragment) {
  return { ...toId(note), ...note, invoice: invoice.number, reason: lower(reason) };
}
