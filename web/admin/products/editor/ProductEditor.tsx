import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import { lazy, Suspense, use, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { useDraft } from '#web/admin/drafts/useDraft.ts';
import { NotYours } from '#web/admin/rights/NotYours.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { SaveBar } from '#web/admin/ui/SaveBar.tsx';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { useSaveKey } from '#web/admin/ui/useSaveKey.ts';
import { useMay } from '#web/session/useMay.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ProductChangesPanel } from './changes/ProductChangesPanel.tsx';
import { type EditedProductFragment, useProductEditorTermsQuery } from './EditedProduct.generated.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { FindingPanel } from './FindingPanel.tsx';
import { MeasurementsPanel } from './MeasurementsPanel.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductPreviewSlot } from './ProductPreviewSlot.ts';
import { PhotographsPanel } from './photographs/PhotographsPanel.tsx';
import { Uploads } from './photographs/uploads.ts';
import { LivePricePanel } from './price/LivePricePanel.tsx';
import { livePrice, typedCost } from './price/livePrice.ts';
import { PricePanel } from './price/PricePanel.tsx';
import { type ProductValues, toValues } from './productValues.ts';
import { RelatedPanel } from './RelatedPanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import { StonesPanel } from './StonesPanel.tsx';
import { SizesPanel } from './sizes/SizesPanel.tsx';
import { changedStocks } from './sizes/saveStock.ts';
import { useProductEditor } from './useProductEditor.ts';
import type { ProductDraft } from './useProductForm.ts';
import { VideoPanel } from './video/VideoPanel.tsx';

const PriceHistoryPanel = lazy(async () => ({
  default: (await import('./price/PriceHistoryPanel.tsx')).PriceHistoryPanel,
}));

interface ProductEditorProps {
  /** The piece as it is saved; null for a new one. */
  product: EditedProductFragment | null;
  /** What the editor begins with. */
  start: ProductValues;
}

/** All of a piece in one screen. */
export function ProductEditor(props: ProductEditorProps) {
  const draft: ProductDraft = useDraft(`product:${props.product?.id ?? 'new'}`);
  return <DraftedEditor key={draft.round} draft={draft} {...props} />;
}

function DraftedEditor({ product, start, draft }: ProductEditorProps & { draft: ProductDraft }) {
  const { i18n } = useLingui();
  const may = useMay();
  const editor = useProductEditor(product, start, draft);
  const { form, base, problems, isBusy, uploads } = editor;
  const { control } = form;
  const { isDirty } = form.formState;
  const { data: terms } = useProductEditorTermsQuery({ fetchPolicy: 'cache-and-network' });
  const [isPreviewed, setPreviewed] = useState(false);
  const ProductPreview = use(ProductPreviewSlot);
  const element = useSaveKey();
  const values = useWatch({ control }) as ProductValues;
  const collections = terms?.collections ?? [];
  const rates = terms
    ? Object.fromEntries(terms.metalRates.map(({ metal, perTola }) => [metal, perTola]))
    : null;
  const live = livePrice(values, rates);
  const lowAt = new Map(base?.staff.sizeLevels.map((size) => [size.sku, size.lowAt]));
  const isStockChanged = base !== null && changedStocks(base, values).length > 0;

  return (
    <AdminPage
      title={base?.name ?? i18n.t('New product')}
      subtitle={base?.sku}
      actions={
        base && (
          <>
            <Button variant="outlined" onClick={() => setPreviewed(true)}>
              {i18n.t('Preview')}
            </Button>
            <ProductActions product={base} onDeleted={editor.leave} />
          </>
        )
      }
    >
      <FormProvider {...form}>
        <form
          ref={element}
          noValidate
          onSubmit={(event) => void editor.submit(event)}
          aria-label={i18n.t('Product details')}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { lg: 'minmax(0, 1fr) 360px' },
            }}
          >
            <Stack
              sx={{ gap: 2, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 72 }, gridColumn: { lg: 2 } }}
            >
              {base && (
                <StatusPanel
                  product={base}
                  isBusy={isBusy}
                  isDirty={isDirty}
                  description={values.description}
                  onStatus={(status) => void editor.setStatus(status)}
                />
              )}
              <LivePricePanel live={live} saved={base?.price ?? null} cost={typedCost(values)} />
            </Stack>
            <Stack sx={{ gap: 2, minWidth: 0, gridRow: { lg: 1 } }}>
              <DraftNote at={editor.restoredAt} onDiscard={draft.discard} />
              {problems.map((problem) => (
                <FormAlert key={problem}>{i18n.t(problem)}</FormAlert>
              ))}
              <FactsPanel form={form} />
              {base === null || may('managePrices') ? (
                <PricePanel control={control} />
              ) : (
                <Panel title={i18n.t('Price')}>
                  <NotYours action="managePrices" />
                </Panel>
              )}
              <SizesPanel
                isStockFixed={base !== null && !may('manageStock')}
                lowAt={lowAt}
                prices={live.sizes}
                stockReason={
                  isStockChanged ? { value: editor.stockNote, onChange: editor.setStockNote } : null
                }
              />
              <MeasurementsPanel control={control} />
              <StonesPanel form={form} />
              <Uploads value={uploads}>
                <PhotographsPanel />
                <VideoPanel />
              </Uploads>
              <FindingPanel control={control} collections={collections} />
              <RelatedPanel control={control} ownId={base?.id ?? null} />
            </Stack>
          </Box>
          {(isDirty || !base || uploads.isSending) && (
            <SaveBar
              isNew={!base}
              isSaving={isBusy}
              text={
                uploads.isAwaited ? i18n.t('It is saved once the photos and the video are there.') : undefined
              }
              onDiscard={draft.discard}
            />
          )}
        </form>
      </FormProvider>
      {base && (
        <Stack sx={{ gap: 2, mt: isDirty ? 6 : 2 }}>
          <Suspense>
            <PriceHistoryPanel productId={base.id} />
          </Suspense>
          {may('readAudit') && <ProductChangesPanel id={base.id} />}
        </Stack>
      )}
      {isPreviewed && base && (
        <Suspense>
          <ProductPreview id={base.id} onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
      {editor.theirs && base && (
        <ConflictDialog
          base={toValues(base)}
          mine={form.getValues()}
          theirs={toValues(editor.theirs)}
          at={editor.theirs.staff.updatedAt}
          collections={collections}
          onMerged={editor.goOnWith}
          onClose={editor.decideLater}
        />
      )}
      {(isDirty || uploads.isSending) && <UnsavedGuard mayLeave={editor.mayLeave} onLeave={draft.forget} />}
    </AdminPage>
  );
}
