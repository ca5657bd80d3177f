import { placeProblem } from '#domain/places.ts';
import { type InputIssue, InvalidInput, parseInput } from '#domain/validation/problems.ts';
import { type SavedAddress as ReadAddress, savedAddressSchema } from '#domain/validation/savedAddress.ts';
import type { SavedAddress } from '../../prisma/generated/client.ts';
import type { CreateAddressInput, UpdateAddressInput } from '../../schema.generated.ts';
import { places } from '../checkout/places.ts';

/** What is stored of an address. */
export type AddressFields = Omit<SavedAddress, 'id' | 'userId' | 'defaultOfId' | 'createdAt' | 'updatedAt'>;

/** The address as the checkout would take it. Throws InvalidInput with all that is wrong at once. */
export function readAddress(input: CreateAddressInput | AddressFields): AddressFields {
  const issues = placeIssues(input);
  const { label = null, ward = null, landmark = null, ...fields } = parsed(input, issues);
  if (issues.length > 0) throw new InvalidInput(issues);
  return { ...fields, label, ward, landmark };
}

/** The address with what the input changes; what it leaves out stays. */
export function changedAddress(saved: SavedAddress, input: UpdateAddressInput): AddressFields {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return readAddress({ ...saved, ...Object.fromEntries(given) });
}

/** What the form's own rules make of it; their issues go before the others, one for each field. */
function parsed(input: CreateAddressInput | AddressFields, elsewhere: readonly InputIssue[]): ReadAddress {
  try {
    return parseInput(savedAddressSchema, input);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const fields = new Set(error.issues.map(({ field }) => field));
    throw new InvalidInput([...error.issues, ...elsewhere.filter(({ field }) => !fields.has(field))]);
  }
}

/** An update may clear with null what an address must have: the form's rules say so. */
function placeIssues({ province, district, municipality, ward }: CreateAddressInput | AddressFields) {
  const trimmed = (name: string | null) => name?.trim() ?? '';
  const problem = placeProblem(places, {
    province: trimmed(province),
    district: trimmed(district),
    municipality: trimmed(municipality),
    ward: ward ?? undefined,
  });
  return problem ? [problem] : [];
}
