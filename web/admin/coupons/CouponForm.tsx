import { useLingui } from '@lingui/react';
import { Box, Button, FormControlLabel, Stack, Switch, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { UnsavedGuard } from '../products/editor/UnsavedGuard.tsx';
import { ClockInput } from '../ui/ClockInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { CouponExample } from './CouponExample.tsx';
import type { Coupons_CouponFragment } from './Coupons.generated.ts';
import { couponVersions } from './couponVersions.ts';
import { type CouponDraft, useCouponEditor } from './useCouponEditor.ts';

/** Begins anew with what is saved where a draft is discarded. */
export function CouponForm(props: CouponFormProps) {
  const draft: CouponDraft = useDraft(`coupon:${props.coupon?.id ?? 'new'}`);
  return <DraftedCouponForm key={draft.round} draft={draft} {...props} />;
}

export interface CouponFormProps {
  /** Null for a new one. */
  coupon: Coupons_CouponFragment | null;
  onSaved: (coupon: Coupons_CouponFragment) => void;
  /** Whether the screen may be left although something was typed, asked at the moment of leaving. */
  mayLeave: () => boolean;
  /** Beside the fields. */
  children?: ReactNode;
}

function DraftedCouponForm({
  coupon,
  draft,
  onSaved,
  mayLeave,
  children,
}: CouponFormProps & { draft: CouponDraft }) {
  const { i18n } = useLingui();
  const { form, base, theirs, restoredAt, submit, problem, ...conflict } = useCouponEditor(
    coupon,
    draft,
    onSaved,
  );
  const { control, formState } = form;
  const values = form.watch();
  const isPercent = values.kind === 'PERCENT';

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(0, 640px) minmax(0, 400px)' } }}
    >
      <Panel title={i18n.t('Coupon')}>
        <Stack sx={{ gap: 2 }}>
          <DraftNote at={restoredAt} onDiscard={draft.discard} />
          <FormAlert>{problem}</FormAlert>
          <TextInput
            control={control}
            name="code"
            label={i18n.t('Code')}
            helperText={
              coupon && coupon.usedCount > 0
                ? i18n.t('A code that was used cannot be changed.')
                : i18n.t('What shoppers type: 3 to 40 letters, digits and hyphens.')
            }
            autoComplete="off"
            maxLength={40}
          />
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
                <ToggleButton value="PERCENT" sx={{ px: 2 }}>
                  {i18n.t('Percentage')}
                </ToggleButton>
                <ToggleButton value="FIXED" sx={{ px: 2 }}>
                  {i18n.t('Fixed amount')}
                </ToggleButton>
              </ToggleButtonGroup>
            )}
          />
          <Pair>
            <TextInput
              control={control}
              name="value"
              label={isPercent ? i18n.t('Percentage off (%)') : i18n.t('Amount off (NPR)')}
              inputMode="decimal"
              autoComplete="off"
            />
            {isPercent && (
              <TextInput
                control={control}
                name="maxDiscount"
                label={i18n.t('Maximum discount (NPR)')}
                optional
                inputMode="decimal"
                autoComplete="off"
              />
            )}
            <TextInput
              control={control}
              name="minItems"
              label={i18n.t('Minimum purchase (NPR)')}
              optional
              inputMode="decimal"
              autoComplete="off"
            />
            <TextInput
              control={control}
              name="usageLimit"
              label={i18n.t('Usage limit')}
              optional
              inputMode="numeric"
              autoComplete="off"
            />
            <ClockInput
              control={control}
              name="startsAt"
              label={i18n.t('Starts')}
              optional
              helperText={i18n.t('Kathmandu time. Leave empty to start now.')}
            />
            <ClockInput
              control={control}
              name="endsAt"
              label={i18n.t('Ends')}
              optional
              helperText={i18n.t('Kathmandu time. Leave empty for no end.')}
            />
          </Pair>
          <Controller
            control={control}
            name="active"
            render={({ field: { value, ref, ...field } }) => (
              <FormControlLabel
                label={i18n.t('Active')}
                control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />}
              />
            )}
          />
          <div>
            <Button
              type="submit"
              variant="contained"
              disabled={coupon !== null && !formState.isDirty}
              loading={formState.isSubmitting}
            >
              {coupon ? i18n.t('Save coupon') : i18n.t('Create coupon')}
            </Button>
          </div>
        </Stack>
      </Panel>
      <Stack sx={{ gap: 2 }}>
        <CouponExample values={values} />
        {children}
      </Stack>
      {base && theirs && (
        <VersionsDialog
          rows={couponVersions(i18n, base, values, theirs)}
          onMine={conflict.saveMine}
          onTheirs={conflict.takeTheirs}
          onClose={conflict.decideLater}
        />
      )}
      {formState.isDirty && <UnsavedGuard mayLeave={mayLeave} onLeave={draft.forget} />}
    </Box>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>;
}
