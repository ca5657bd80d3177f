import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { VersionsDialog } from '../ui/VersionsDialog.tsx';
import { CouponExample } from './CouponExample.tsx';
import { CouponFields } from './CouponFields.tsx';
import type { Coupons_CouponFragment } from './Coupons.generated.ts';
import { buildCouponVersionRows } from './couponVersions.ts';
import { type CouponDraft, useCouponEditor } from './useCouponEditor.ts';

/** Remounts with the saved values when the draft is discarded. */
export function CouponForm(props: CouponFormProps) {
  const draft: CouponDraft = useDraft(`coupon:${props.coupon?.id ?? 'new'}`);
  return <DraftedCouponForm key={draft.resetCount} draft={draft} {...props} />;
}

export interface CouponFormProps {
  /** Null for a new coupon. */
  coupon: Coupons_CouponFragment | null;
  onSaved: (coupon: Coupons_CouponFragment) => void;
  /** Returns true if the screen can be left with unsaved changes; called when leaving. */
  canLeave: () => boolean;
  /** Content next to the fields. */
  children?: ReactNode;
}

function DraftedCouponForm({
  coupon,
  draft,
  onSaved,
  canLeave,
  children,
}: CouponFormProps & { draft: CouponDraft }) {
  const { i18n } = useLingui();
  const { form, base, latest, restoredAt, submit, problem, ...conflict } = useCouponEditor(
    coupon,
    draft,
    onSaved,
  );
  const { control, formState } = form;
  const values = form.watch();

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(0, 640px) minmax(0, 400px)' } }}
    >
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <DraftNote restoredAt={restoredAt} onDiscard={draft.discard} />
        <FormAlert>{problem}</FormAlert>
        <CouponFields control={control} values={values} wasUsed={coupon !== null && coupon.usedCount > 0} />
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
      <Stack sx={{ gap: 2, alignSelf: 'start' }}>
        <CouponExample values={values} />
        {children}
      </Stack>
      {base && latest && (
        <VersionsDialog
          rows={buildCouponVersionRows(i18n, base, values, latest)}
          onKeepEdited={conflict.saveEdited}
          onAcceptLatest={conflict.acceptLatest}
          onClose={conflict.decideLater}
        />
      )}
      {formState.isDirty && <UnsavedGuard canLeave={canLeave} onLeave={draft.clear} />}
    </Box>
  );
}
