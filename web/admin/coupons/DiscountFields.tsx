import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { Controller } from 'react-hook-form';
import { COUPON_KINDS, type CouponKind } from '#domain/orders/coupons/coupons.ts';
import { couponKindLabels } from '#web/admin/labels/couponLabels.ts';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { CouponFieldsProps } from './CouponFields.tsx';
import { useCouponCollectionsQuery } from './Coupons.generated.ts';
import { NamesInput } from './NamesInput.tsx';
import { ProductsInput } from './ProductsInput.tsx';

/** Amount, basis and products of the discount. */
export function DiscountFields({ control, values }: Pick<CouponFieldsProps, 'control' | 'values'>) {
  const { i18n } = useLingui();
  const { kind } = values;
  const { data } = useCouponCollectionsQuery({ skip: values.pieces === 'ALL' });
  return (
    <Stack sx={{ gap: 2 }}>
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={value}
            aria-label={i18n.t('Discount type')}
            onChange={(_event, kind) => kind && onChange(kind)}
          >
            {COUPON_KINDS.map((kind) => (
              <ToggleButton key={kind} value={kind} sx={{ px: 2 }}>
                {i18n.t(couponKindLabels[kind])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      />
      <FieldGrid>
        {kind !== 'SHIPPING' && (
          <TextInput
            control={control}
            name="value"
            label={kind === 'PERCENT' ? i18n.t('Percentage off (%)') : i18n.t('Amount off (NPR)')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {kind !== 'FIXED' && (
          <TextInput
            control={control}
            name="maxDiscount"
            label={i18n.t('Maximum discount (NPR)')}
            optional
            helperText={
              kind === 'SHIPPING' && i18n.t('The customer pays any shipping cost above this amount.')
            }
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <TextInput
          control={control}
          name="minItems"
          label={i18n.t('Minimum order (NPR)')}
          optional
          helperText={i18n.t('Order value before the discount.')}
          inputMode="decimal"
          autoComplete="off"
        />
      </FieldGrid>
      {kind !== 'SHIPPING' && (
        <ChoiceInput
          control={control}
          name="basis"
          label={i18n.t('Discount applies to')}
          options={[
            { value: 'PRICE', label: i18n.t('Full price') },
            { value: 'MAKING', label: i18n.t('Making charge only') },
          ]}
        />
      )}
      <ChoiceInput control={control} name="pieces" {...buildProductChoice(i18n, kind)} />
      {values.pieces === 'CHOSEN' && (
        <NamesInput
          control={control}
          name="collectionIds"
          label={i18n.t('Collections')}
          deps={['productIds']}
          options={data?.collections.map(({ id, name }) => ({ id: String(id), name }))}
        />
      )}
      {values.pieces === 'CHOSEN' && <ProductsInput control={control} />}
    </Stack>
  );
}

/** Shipping belongs to the whole order, so the products are a condition on its contents. */
function buildProductChoice(i18n: I18n, kind: CouponKind) {
  return kind === 'SHIPPING'
    ? {
        label: i18n.t('Eligible orders'),
        options: [
          { value: 'ALL', label: i18n.t('All orders') },
          { value: 'CHOSEN', label: i18n.t('Orders with specific products') },
        ],
      }
    : {
        label: i18n.t('Eligible products'),
        options: [
          { value: 'ALL', label: i18n.t('All products') },
          { value: 'CHOSEN', label: i18n.t('Specific products') },
        ],
      };
}
