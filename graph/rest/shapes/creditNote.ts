import { z } from 'zod';
import { toLower } from '../inputs.ts';
import { ids, instant, toId } from './entity.ts';
import type { CreditNoteFieldsFragment } from './order.generated.ts';

export const creditNoteSchema = z
  .object({
    ...ids,
    number: z.string().describe('Number in the Nepali fiscal year, such as CN-2083/84-000012.'),
    issuedAt: instant,
    invoice: z.string().describe('Number of the corrected invoice.'),
    reason: z.enum(['return', 'cancellation', 'compensation', 'correction']),
    note: z.string().nullable().describe('Reason as entered.'),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        size: z.string().nullable(),
        quantity: z.int(),
        amount: z.int().describe('Amount with tax before any deduction, NPR.'),
      }),
    ),
    taxable: z.int().describe('Taxable part of the total, NPR.'),
    tax: z.int().describe('Tax credited, NPR.'),
    total: z.int(),
    url: z.string().describe('URL of its PDF.'),
  })
  .meta({ id: 'CreditNote', description: 'A document that cancels an invoice wholly or in part.' });

export function toCreditNote({ invoice, reason, ...note }: CreditNoteFieldsFragment) {
  return { ...toId(note), ...note, invoice: invoice.number, reason: toLower(reason) };
}
