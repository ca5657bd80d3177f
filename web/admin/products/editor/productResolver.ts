import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { newPhotographSchema } from '#domain/catalog/photographSchema.ts';
import { productSchema } from '#domain/catalog/product/productSchema.ts';
import {
  WEIGHT_IN_GRAMS_PROBLEM,
  WEIGHT_IN_MILLIGRAMS_PROBLEM,
} from '#domain/catalog/product/variantSchema.ts';
import { videoSchema } from '#domain/catalog/videoSchema.ts';
import { plainly } from '#domain/errors/plainly.ts';
import { type ProductValues, toInput } from './productValues.ts';

/** Checks a piece by the rules that the server goes by; `saved` is the version that is typed over. */
export function productResolver(saved: ProductValues | null): Resolver<ProductValues> {
  return (values) => {
    // An earlier price that stays is not held against a price that has risen past it.
    const isJudged = values.compareAtPrice !== saved?.compareAtPrice;
    const judged = isJudged ? values : { ...values, compareAtPrice: '' };
    const issues = [...productIssues(judged), ...photographIssues(values), ...videoIssues(values)];
    const errors: FieldErrors<ProductValues> = {};
    for (const { field, message } of issues.toReversed())
      set(errors, toField(field), { type: 'rule', message: messageFor(field, message) });
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

/** Where the editor shows what is wrong with a field of the input. */
export function toField(field: string): string {
  if (field.startsWith('tags')) return 'tags';
  if (field.startsWith('relatedIds')) return 'related';
  if (field.startsWith('gemstones')) return field.replace(/(lengthUm|widthUm|depthUm)$/, 'size');
  return field === 'variants' ? 'variants.0.size' : field;
}

/** The input counts milligrams, and who fills in the editor grams. */
export function messageFor(field: string, message: string): string {
  const isOfWeight = field.endsWith('weightMg') || message === WEIGHT_IN_MILLIGRAMS_PROBLEM;
  return isOfWeight ? WEIGHT_IN_GRAMS_PROBLEM : message;
}

/** What is wrong with a piece but for its photographs and its video, by the fields of the input. */
export function productIssues(values: ProductValues) {
  const result = productSchema.safeParse(toInput(values), { error: plainly });
  return (result.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
}

function photographIssues({ images }: ProductValues) {
  return images.flatMap(({ alt }, index) => {
    const issue = newPhotographSchema.safeParse({ alt }).error?.issues[0];
    return issue ? [{ field: `images.${index}.alt`, message: issue.message }] : [];
  });
}

function videoIssues({ video }: ProductValues) {
  return video.flatMap(({ alt }, index) => {
    const issue = videoSchema.safeParse({ alt }).error?.issues[0];
    return issue ? [{ field: `video.${index}.alt`, message: issue.message }] : [];
  });
}
