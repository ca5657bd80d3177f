import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { newPhotoSchema } from '#domain/catalog/photoSchema.ts';
import { productSchema } from '#domain/catalog/product/productSchema.ts';
import {
  WEIGHT_IN_GRAMS_PROBLEM,
  WEIGHT_IN_MILLIGRAMS_PROBLEM,
} from '#domain/catalog/product/variantSchema.ts';
import { videoSchema } from '#domain/catalog/videoSchema.ts';
import { getDefaultMessage } from '#domain/errors/getDefaultMessage.ts';
import { type ProductValues, toInput } from './productValues.ts';

/** Validates a product by the server's rules. `saved` is the version being edited. */
export function createProductResolver(saved: ProductValues | null): Resolver<ProductValues> {
  return (values) => {
    // An unchanged compare-at price is valid even if the price has risen above it.
    const isCompareAtEdited = values.compareAtPrice !== saved?.compareAtPrice;
    const validatedValues = isCompareAtEdited ? values : { ...values, compareAtPrice: '' };
    const issues = [
      ...findProductIssues(validatedValues),
      ...findPhotoIssues(values),
      ...findVideoIssues(values),
    ];
    const errors: FieldErrors<ProductValues> = {};
    for (const { field, message } of issues.toReversed())
      set(errors, toField(field), { type: 'rule', message: getFieldMessage(field, message) });
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** Returns the editor's field for a field of the input. */
export function toField(field: string): string {
  if (field.startsWith('tags')) return 'tags';
  if (field.startsWith('relatedIds')) return 'related';
  if (field.startsWith('gemstones')) return field.replace(/(lengthUm|widthUm|depthUm)$/, 'size');
  return field === 'variants' ? 'variants.0.size' : field;
}

/** Returns the message for a field in the editor, which uses grams where the input uses milligrams. */
export function getFieldMessage(field: string, message: string): string {
  const isWeightError = field.endsWith('weightMg') || message === WEIGHT_IN_MILLIGRAMS_PROBLEM;
  return isWeightError ? WEIGHT_IN_GRAMS_PROBLEM : message;
}

/** Returns the problems of a product without photos and video, by input field. */
export function findProductIssues(values: ProductValues) {
  const result = productSchema.safeParse(toInput(values), { error: getDefaultMessage });
  return (result.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

function findPhotoIssues({ images }: ProductValues) {
  return images.flatMap(({ alt }, index) => {
    const issue = newPhotoSchema.safeParse({ alt }).error?.issues[0];
    return issue ? [{ field: `images.${index}.alt`, message: issue.message }] : [];
  });
}

function findVideoIssues({ video }: ProductValues) {
  return video.flatMap(({ alt }, index) => {
    const issue = videoSchema.safeParse({ alt }).error?.issues[0];
    return issue ? [{ field: `video.${index}.alt`, message: issue.message }] : [];
  });
}
