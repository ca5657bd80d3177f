import { readPlace } from '#domain/customers/places.ts';
import {
  type SavedAddress as ReadAddress,
  savedAddressSchema,
} from '#domain/customers/savedAddressSchema.ts';
import { type InputIssue, InvalidInput, parseInput } from '#domain/errors/problems.ts';
import type { SavedAddress } from '#graph/prisma/generated/client.ts';
import type { CreateAddressInput, UpdateAddressInput } from '#graph/schema/schema.generated.ts';
import { nepalPlaces } from '../nepalPlaces.ts';

/** What is stored of an address. */
export type AddressFields = Omit<SavedAddress, 'id' | 'userId' | 'defaultOfId' | 'createdAt' | 'updatedAt'>;

/** The address as the checkout would take it. Throws InvalidInput with all that is wrong at once. */
export function readAddress(input: CreateAddressInput | AddressFields): AddressFields {
  const place = toPlace(input);
  const issues = 'message' in place ? [place] : [];
  const { label = null, ward = null, landmark = null, ...fields } = parsed(input, issues);
  if ('message' in place) throw new InvalidInput(issues);
  return { ...fields, label, ward, landmark, ...place };
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
function toPlace({ province, district, municipality, ward }: CreateAddressInput | AddressFields) {
  return readPlace(nepalPlaces, {
    province: province ?? '',
    district: district ?? '',
    municipality: municipality ?? '',
    ward,
  });
}
