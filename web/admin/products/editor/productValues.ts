import {
  hasMeasurement,
  MEASUREMENT_KINDS,
  type MeasurementKind,
  readMicrometres,
  readStoneSize,
  writeStoneSize,
} from '#domain/catalog/measurements.ts';
import type { PhotoRole } from '#domain/catalog/photoSchema.ts';
import { readMilligrams, readNumber } from '#domain/text/readNumber.ts';
import type { FocalPoint } from '#web/admin/ui/FocalPointPicker.tsx';
import type { CertificateInput, CreateProductInput, VariantInput } from '#web/graphql/types.generated.ts';
import type { EditedProductFragment } from './EditedProduct.generated.ts';

/** Product as edited: texts as typed, weights in grams, measurements in millimetres. */
export interface ProductValues {
  name: string;
  description: string;
  nameNe: string;
  descriptionNe: string;
  category: string;
  type: string;
  metal: string;
  purity: string;
  metalColour: string;
  design: string;
  hallmark: string;
  collectionId: string;
  weightMg: string;
  grossWeightMg: string;
  pricing: PricingMethod;
  makingPercent: string;
  makingFixed: string;
  fixedPrice: string;
  compareAtPrice: string;
  stonesPrice: string;
  cost: string;
  sizeUnit: string;
  variants: SizeValues[];
  measurements: Record<MeasurementKind, string>;
  measuredSize: string;
  gemstones: StoneValues[];
  images: PhotoValues[];
  /** Contains at most one video. */
  video: VideoValues[];
  related: RelatedValues[];
  tags: string;
  slug: string;
  seoTitle: string;
  seoDescription: string;
  sku: string;
  isFeatured: boolean;
}

/** Price from the metal rate with a making charge in percent (PERCENT) or NPR (SUM), or a fixed price. */
export type PricingMethod = 'PERCENT' | 'SUM' | 'FIXED';

export interface SizeValues {
  size: string;
  sku: string;
  /** Empty if the variant has the product's weight. */
  weightMg: string;
  stock: string;
  barcode: string;
}

export interface StoneValues {
  kind: string;
  count: string;
  carat: string;
  cut: string;
  colour: string;
  clarity: string;
  /** `6.5`, `8x6` or `6.43x6.47x4.01`. */
  size: string;
  certificate?: CertificateValues | undefined;
}

export interface CertificateValues {
  laboratory: string;
  number: string;
  cutGrade: string;
}

/** Related product. The id is in `productId`, because field arrays use `id` themselves. */
interface RelatedValues {
  productId: string;
  name: string;
  sku: string;
}

/** A saved photo has an `imageId`, a new one an `uploadId`. */
export interface PhotoValues {
  imageId?: string | undefined;
  uploadId?: string | undefined;
  url: string;
  alt: string;
  altNe?: string;
  /** Empty if not specified. */
  role?: PhotoRole | '';
  focus?: FocalPoint | undefined;
}

/** A new video has an `uploadId`. */
export interface VideoValues {
  uploadId?: string | undefined;
  url: string;
  alt: string;
}

/** Returns the focal point of a photo, or the default. */
export function toFocus({ focus }: { focus?: FocalPoint | null | undefined }): FocalPoint {
  return focus ? { x: focus.x, y: focus.y } : { x: 50, y: 50 };
}

export const emptyVariant: SizeValues = { size: '', sku: '', weightMg: '', stock: '', barcode: '' };
export const emptyStone: StoneValues = {
  kind: '',
  count: '1',
  carat: '',
  cut: '',
  colour: '',
  clarity: '',
  size: '',
};
export const emptyCertificate: CertificateValues = { laboratory: '', number: '', cutGrade: '' };
const emptyMeasurements = Object.fromEntries(MEASUREMENT_KINDS.map((kind) => [kind, ''])) as Record<
  MeasurementKind,
  string
>;

export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  nameNe: '',
  descriptionNe: '',
  category: '',
  type: '',
  metal: '',
  purity: '',
  metalColour: '',
  design: '',
  hallmark: '',
  collectionId: '',
  weightMg: '',
  grossWeightMg: '',
  pricing: 'PERCENT',
  makingPercent: '',
  makingFixed: '',
  fixedPrice: '',
  compareAtPrice: '',
  stonesPrice: '',
  cost: '',
  sizeUnit: '',
  variants: [emptyVariant],
  measurements: emptyMeasurements,
  measuredSize: '',
  gemstones: [],
  images: [],
  video: [],
  related: [],
  tags: '',
  slug: '',
  seoTitle: '',
  seoDescription: '',
  sku: '',
  isFeatured: false,
};

type ProductFragment = EditedProductFragment;

/** Fields of a product that `toAttributes` reads. */
export type ProductAttributesSource = Pick<
  ProductFragment,
  | 'name'
  | 'nameNe'
  | 'category'
  | 'type'
  | 'metal'
  | 'purity'
  | 'collection'
  | 'weightMg'
  | 'grossWeightMg'
  | 'variants'
  | 'tags'
  | 'sku'
  | 'isFeatured'
> & {
  staff: Pick<
    ProductFragment['staff'],
    | 'pricingMode'
    | 'makingPercent'
    | 'makingFixed'
    | 'fixedPrice'
    | 'compareAtPrice'
    | 'stonesPrice'
    | 'cost'
    | 'seoTitle'
    | 'seoDescription'
  >;
};

/** Returns the single-line fields of a product and its variants. */
export function toAttributes(product: ProductAttributesSource) {
  const { staff } = product;
  return {
    name: product.name,
    nameNe: product.nameNe ?? '',
    category: product.category,
    type: product.type,
    metal: product.metal,
    purity: product.purity,
    collectionId: product.collection?.id ?? '',
    weightMg: formatGrams(product.weightMg),
    grossWeightMg: product.grossWeightMg == null ? '' : formatGrams(product.grossWeightMg),
    pricing: getPricingMethod(staff),
    makingPercent: formatOptionalNumber(staff.makingPercent),
    makingFixed: formatOptionalNumber(staff.makingFixed),
    fixedPrice: formatOptionalNumber(staff.fixedPrice),
    compareAtPrice: formatOptionalNumber(staff.compareAtPrice),
    stonesPrice: staff.stonesPrice === 0 ? '' : formatOptionalNumber(staff.stonesPrice),
    cost: formatOptionalNumber(staff.cost),
    variants: product.variants.map(({ size, sku, barcode, weightMg, stock }) => ({
      size: size ?? '',
      sku,
      weightMg: weightMg === product.weightMg ? '' : formatGrams(weightMg),
      stock: formatOptionalNumber(stock),
      barcode: barcode ?? '',
    })),
    tags: product.tags.join(', '),
    seoTitle: staff.seoTitle ?? '',
    seoDescription: staff.seoDescription ?? '',
    sku: product.sku,
    isFeatured: product.isFeatured,
  };
}

function getPricingMethod({ pricingMode, makingFixed }: ProductAttributesSource['staff']): PricingMethod {
  if (pricingMode === 'FIXED') return 'FIXED';
  return makingFixed === null ? 'PERCENT' : 'SUM';
}

export function toValues(product: EditedProductFragment): ProductValues {
  const { staff } = product;
  return {
    ...toAttributes(product),
    // A fixed price shows its earlier making charge when the metal rate is chosen again.
    makingPercent: formatOptionalNumber(staff.makingPercent ?? staff.previousMakingPercent),
    makingFixed: formatOptionalNumber(staff.makingFixed ?? staff.previousMakingFixed),
    description: product.description,
    descriptionNe: product.descriptionNe ?? '',
    metalColour: product.metalColour ?? '',
    design: product.design ?? '',
    hallmark: product.hallmark ?? '',
    sizeUnit: product.sizeUnit ?? '',
    measurements: toMeasurementValues(product.measurements),
    measuredSize: product.measuredSize ?? '',
    gemstones: product.gemstones.map(
      ({ kind, count, carat, cut, colour, clarity, certificate, ...size }) => ({
        kind,
        count: formatOptionalNumber(count),
        carat: formatOptionalNumber(carat),
        cut: cut ?? '',
        colour: colour ?? '',
        clarity: clarity ?? '',
        size: writeStoneSize(size),
        certificate: certificate ? toCertificateValues(certificate) : undefined,
      }),
    ),
    images: staff.images.map(({ id, ...photograph }) => ({ imageId: id, ...toPhotoValues(photograph) })),
    video: product.video ? [{ url: product.video.url, alt: product.video.alt }] : [],
    related: toRelatedValues(staff.manualRelatedProducts),
    slug: product.slug,
  };
}

function toCertificateValues(
  certificate: NonNullable<ProductFragment['gemstones'][number]['certificate']>,
): CertificateValues {
  const { laboratory, number, cutGrade } = certificate;
  return { laboratory, number, cutGrade: cutGrade ?? '' };
}

/** Returns the texts, role and focal point of a photo. */
export function toPhotoValues({
  image,
  altNe,
}: Omit<EditedProductFragment['staff']['images'][number], 'id'>): PhotoValues {
  const { url, alt, role } = image;
  return { url, alt, altNe: altNe ?? '', role: role ?? '', focus: toFocus(image) };
}

/** A draft stored by an earlier version of this screen has no measurements. */
function toMeasurementValues(measurements: EditedProductFragment['measurements'] | undefined) {
  const measurementEntries = (measurements ?? []).map(({ kind, micrometres }) => [
    kind,
    String(micrometres / 1000),
  ]);
  return { ...emptyMeasurements, ...Object.fromEntries(measurementEntries) };
}

/** A draft stored by an earlier version of this screen has no related products. */
function toRelatedValues(
  relatedProducts: EditedProductFragment['staff']['manualRelatedProducts'] | undefined,
): RelatedValues[] {
  return (relatedProducts ?? []).map(({ id, name, sku }) => ({ productId: id, name, sku }));
}

/** Converts the values into the input, without photos. Invalid values are reported by the validation rules. */
export function toInput(values: ProductValues): CreateProductInput {
  const { pricing } = values;
  return {
    name: values.name,
    description: values.description,
    nameNe: trimOrNull(values.nameNe),
    descriptionNe: trimOrNull(values.descriptionNe),
    category: values.category as CreateProductInput['category'],
    type: values.type as CreateProductInput['type'],
    metal: values.metal as CreateProductInput['metal'],
    purity: values.purity,
    metalColour: trimOrNull(values.metalColour),
    design: trimOrNull(values.design),
    measurements: MEASUREMENT_KINDS.map((kind) => ({
      kind,
      micrometres: hasMeasurement(kind, values.type)
        ? (readMicrometres(values.measurements[kind]) ?? null)
        : null,
    })),
    measuredSize: trimOrNull(values.measuredSize),
    hallmark: trimOrNull(values.hallmark) as CreateProductInput['hallmark'],
    collectionId: trimOrNull(values.collectionId),
    weightMg: readMilligrams(values.weightMg) ?? Number.NaN,
    grossWeightMg: values.grossWeightMg.trim() ? (readMilligrams(values.grossWeightMg) ?? Number.NaN) : null,
    makingPercent: pricing === 'PERCENT' ? (readNumber(values.makingPercent) ?? 0) : null,
    makingFixed: pricing === 'SUM' ? (readNumber(values.makingFixed) ?? 0) : null,
    fixedPrice: pricing === 'FIXED' ? (readNumber(values.fixedPrice) ?? Number.NaN) : null,
    compareAtPrice:
      pricing === 'FIXED' && values.compareAtPrice.trim()
        ? (readNumber(values.compareAtPrice) ?? Number.NaN)
        : null,
    stonesPrice: readNumber(values.stonesPrice) ?? 0,
    cost: values.cost.trim() ? (readNumber(values.cost) ?? Number.NaN) : null,
    sizeUnit: trimOrNull(values.sizeUnit),
    variants: values.variants.map((size) => toVariantInput(size, values)),
    gemstones: values.gemstones.map((stone) => ({
      kind: stone.kind,
      count: readNumber(stone.count) ?? 1,
      carat: readNumber(stone.carat) ?? 0,
      cut: trimOrNull(stone.cut),
      colour: trimOrNull(stone.colour),
      clarity: trimOrNull(stone.clarity),
      ...readStoneSize(stone.size),
      certificate: stone.certificate ? toCertificateInput(stone.certificate) : null,
    })),
    tags: values.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    relatedIds: values.related.map(({ productId }) => productId),
    seoTitle: trimOrNull(values.seoTitle),
    seoDescription: trimOrNull(values.seoDescription),
    slug: values.slug.trim() || undefined,
    sku: values.sku.trim() || undefined,
    isFeatured: values.isFeatured,
  };
}

function toCertificateInput(certificate: CertificateValues): CertificateInput {
  return {
    laboratory: certificate.laboratory,
    number: certificate.number,
    cutGrade: trimOrNull(certificate.cutGrade),
  };
}

function toVariantInput(
  { size, sku, weightMg, stock, barcode }: SizeValues,
  product: ProductValues,
): VariantInput {
  const sizeWeightMg = readMilligrams(weightMg);
  const productWeightMg = readMilligrams(product.weightMg);
  return {
    size: trimOrNull(size),
    sku: sku.trim() || undefined,
    // An invalid product weight is not copied to the variants, so that the problem is reported only for the product.
    weightMg: sizeWeightMg ?? (Number.isNaN(productWeightMg) ? undefined : productWeightMg),
    stock: readNumber(stock),
    barcode: trimOrNull(barcode),
  };
}

/** Sizes are compared case-insensitively. */
export function isSameSize(a: string | null | undefined, b: string | null | undefined): boolean {
  return (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();
}

function formatGrams(mg: number): string {
  return String(mg / 1000);
}

function formatOptionalNumber(value: number | null | undefined): string {
  return value == null ? '' : String(value);
}

function trimOrNull(inputText: string): string | null {
  return inputText.trim() || null;
}
