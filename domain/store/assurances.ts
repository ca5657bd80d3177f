/** Promises that can be shown next to "Add to cart" and "Place order". Each links to the page that explains it. */
export const ASSURANCES = ['RETURNS', 'SIZE_EXCHANGE', 'INSURED_PARCEL', 'CLEANING'] as const;
export type AssuranceName = (typeof ASSURANCES)[number];

/** An assurance in the store's own wording. Empty texts use the shop's default. */
export interface Assurance {
  name: AssuranceName;
  text: string;
  textNe: string;
}

interface Settings {
  assurances: readonly Assurance[];
  returnDays: number;
}

/** Returns true if the store gives an assurance. The shop then shows it, and the policies mention it. */
export function hasAssurance({ assurances, returnDays }: Settings, name: AssuranceName): boolean {
  return assurances.some((assurance) => assurance.name === name) && (name !== 'RETURNS' || returnDays > 0);
}
