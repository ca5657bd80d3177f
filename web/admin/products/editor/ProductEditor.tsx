import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import { lazy, Suspense, use, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { DraftNote } from '#web/admin/drafts/DraftNote.tsx';
import { useDraft } from '#web/admin/drafts/useDraft.ts';
import { MissingPermission } from '#web/admin/permissions/MissingPermission.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { SaveBar } from '#web/admin/ui/SaveBar.tsx';
import { UnsavedGuard } from '#web/admin/ui/UnsavedGuard.tsx';
import { useSaveShortcut } from '#web/admin/ui/useSaveShortcut.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { AttributesPanel } from './AttributesPanel.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ProductChangesPanel } from './changes/ProductChangesPanel.tsx';
import { DiscoveryPanel } from './DiscoveryPanel.tsx';
import { type EditedProductFragment, useProductEditorTermsQuery } from './EditedProduct.generated.ts';
import { MeasurementsPanel } from './MeasurementsPanel.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductPreviewSlot } from './ProductPreviewSlot.ts';
import { PhotosPanel } from './photos/PhotosPanel.tsx';
import { Uploads } from './photos/uploads.ts';
import { computeLivePrice, parseCost } from './price/computeLivePrice.ts';
import { LivePricePanel } from './price/LivePricePanel.tsx';
import { PricePanel } from './price/PricePanel.tsx';
import { type ProductValues, toValues } from './productValues.ts';
import { RelatedPanel } from './RelatedPanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import { StonesPanel } from './StonesPanel.tsx';
import { SizesPanel } from './sizes/SizesPanel.tsx';
import { findChangedStocks } from './sizes/saveStock.ts';
import { useProductEditor } from './useProductEditor.ts';
import type { ProductDraft } from './useProductForm.ts';
import { VideoPanel } from './video/VideoPanel.tsx';

const PriceHistoryPanel = lazy(async () => ({
  default: (await import('./price/PriceHistoryPanel.tsx')).PriceHistoryPanel,
}));

interface ProductEditorProps {
  /** Saved product; null for a new one. */
  product: EditedProductFragment | null;
  /** Initial values. */
  start: ProductValues;
}

/** Edits all fields of a product on one screen. */
export function ProductEditor(props: ProductEditorProps) {
  const draft: ProductDraft = useDraft(`product:${props.product?.id ?? 'new'}`);
  return <EditorWithDraft key={draft.resetCount} draft={draft} {...props} />;
}

function EditorWithDraft({ product, start, draft }: ProductEditorProps & { draft: ProductDraft }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const editor = useProductEditor(product, start, draft);
  const { form, base, problems, isBusy, uploads } = editor;
  const { control } = form;
  const { isDirty } = form.formState;
  const { data: terms } = useProductEditorTermsQuery({ fetchPolicy: 'cache-and-network' });
  const [isPreviewed, setPreviewed] = useState(false);
  const ProductPreview = use(ProductPreviewSlot);
  const element = useSaveShortcut();
  const values = useWatch({ control }) as ProductValues;
  const collections = terms?.collections ?? [];
  const rates = terms
    ? Object.fromEntries(terms.metalRates.map(({ metal, perTola }) => [metal, perTola]))
    : null;
  const livePriceResult = computeLivePrice(values, rates);
  const lowStockLimits = new Map(
    base?.staff.variantStockStatuses.map((size) => [size.sku, size.lowStockThreshold]),
  );
  const isStockChanged = base !== null && findChangedStocks(base, values).length > 0;

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
                  onStatusChange={(status) => void editor.setStatus(status)}
                />
              )}
              <LivePricePanel
                live={livePriceResult}
                savedPrice={base?.price ?? null}
                cost={parseCost(values)}
              />
            </Stack>
            <Stack sx={{ gap: 2, minWidth: 0, gridRow: { lg: 1 } }}>
              <DraftNote restoredAt={editor.restoredAt} onDiscard={draft.discard} />
              {problems.map((problem) => (
                <FormAlert key={problem}>{i18n.t(problem)}</FormAlert>
              ))}
              <AttributesPanel form={form} />
              {base === null || can('managePrices') ? (
                <PricePanel control={control} />
              ) : (
                <Panel title={i18n.t('Price')}>
                  <MissingPermission action="managePrices" />
                </Panel>
              )}
              <SizesPanel
                isStockFixed={base !== null && !can('manageStock')}
                lowStockLimits={lowStockLimits}
                prices={livePriceResult.sizePrices}
                stockReason={
                  isStockChanged ? { value: editor.stockNote, onChange: editor.setStockNote } : null
                }
              />
              <MeasurementsPanel control={control} />
              <StonesPanel form={form} />
              <Uploads value={uploads}>
                <PhotosPanel />
                <VideoPanel />
              </Uploads>
              <DiscoveryPanel control={control} collections={collections} />
              <RelatedPanel control={control} ownId={base?.id ?? null} />
            </Stack>
          </Box>
          {(isDirty || !base || uploads.isSending) && (
            <SaveBar
              isNew={!base}
              isSaving={isBusy}
              text={
                uploads.isWaiting
                  ? i18n.t('The product will be saved once its photos and video have been uploaded.')
                  : undefined
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
          {can('readAudit') && <ProductChangesPanel id={base.id} />}
        </Stack>
      )}
      {isPreviewed && base && (
        <Suspense>
          <ProductPreview id={base.id} onClose={() => setPreviewed(false)} />
        </Suspense>
      )}
      {editor.latest && base && (
        <ConflictDialog
          base={toValues(base)}
          edited={form.getValues()}
          latest={toValues(editor.latest)}
          at={editor.latest.staff.updatedAt}
          collections={collections}
          onMerged={editor.continueWith}
          onClose={editor.decideLater}
        />
      )}
      {(isDirty || uploads.isSending) && <UnsavedGuard canLeave={editor.canLeave} onLeave={draft.clear} />}
    </AdminPage>
  );
}
