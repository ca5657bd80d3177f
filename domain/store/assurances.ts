/** The lines that can stand beside "Add to cart" and "Place order". Each leads to the page that explains it. */
export const ASSURANCES = ['RETURNS', 'SIZE_EXCHANGE', 'INSURED_PARCEL', 'CLEANING'] as const;
export type AssuranceName = (typeof ASSURANCES)[number];

/** A line that the store gives, in its own wording; empty texts stand for the shop's. */
export interface Assurance {
  name: AssuranceName;
  text: string;
  textNe: string;
}

interface Settings {
  assurances: readonly Assurance[];
  returnDays: number;
}

/** Whether the store gives an assurance: its line, and what the policies say about it. */
export function isGiven({ assurances, returnDays }: Settings, name: AssuranceName): boolean {
  return assurances.some((one) => one.name === name) && (name !== 'RETURNS' || returnDays > 0);
}
