import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { Draft } from '#web/admin/drafts/useDraft.ts';
import { lay, useFormDraft } from '#web/admin/drafts/useFormDraft.ts';
import { useUndoToast } from '#web/admin/list/bulk/useUndoToast.tsx';
import type { ProductStatus } from '#web/graphql/types.generated.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { showUserErrors, type UserError } from '#web/ui/form/showUserErrors.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type EditedProductFragment, SetProductStatusDocument } from './EditedProduct.generated.ts';
import { fieldOf, messageFor, productResolver } from './productResolver.ts';
import { type ProductValues, valuesOf } from './productValues.ts';
import { readAnew, saveProduct } from './saveProduct.ts';
import type { StockNote } from './sizes/saveStock.ts';

const COUNTED: StockNote = { reason: 'CORRECTION', note: '' };

export type ProductDraft = Draft<EditedProductFragment | null, ProductValues>;

/** What the editor of a piece holds and does. */
export function useProductEditor(
  saved: EditedProductFragment | null,
  start: ProductValues,
  draft: ProductDraft,
) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const offerUndo = useUndoToast();
  const read = draft.found?.base ?? saved;
  const form = useForm<ProductValues>({
    resolver: productResolver,
    defaultValues: read ? valuesOf(read) : start,
    mode: 'onTouched',
  });
  /** The piece as it was read: what is typed is laid over this version of it. */
  const [base, setBase] = useState(read);
  const restoredAt = useFormDraft(form, draft, base);
  const [stockNote, setStockNote] = useState(COUNTED);
  const [theirs, setTheirs] = useState<EditedProductFragment | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  const failed = i18n.t('The product could not be saved. Please try again.');

  function takeOver(product: EditedProductFragment, left?: ProductValues) {
    setBase(product);
    form.reset(valuesOf(product));
    if (left) lay(form, left);
  }

  function refuse(errors: readonly UserError[]) {
    const shown = errors.map(({ field, message }) => ({
      field: field ? fieldOf(field) : null,
      message: messageFor(field ?? '', message),
    }));
    const rest = showUserErrors(form, shown);
    setProblems(rest.length > 0 || errors.length > 0 ? rest : [failed]);
  }

  async function busily<Result>(work: () => Promise<Result>): Promise<Result | null> {
    setBusy(true);
    setProblems([]);
    try {
      return await work();
    } catch (error) {
      setProblems([serverMessage(error) ?? failed]);
      return null;
    } finally {
      setBusy(false);
    }
  }

  /** The piece as it is saved then, or null when it was not. */
  async function save(values: ProductValues): Promise<EditedProductFragment | null> {
    const outcome = await saveProduct(client, { base, values, stockNote });
    if (outcome.kind === 'conflict') setTheirs(outcome.theirs);
    if (outcome.kind === 'refused') {
      if (outcome.product) takeOver(outcome.product, outcome.values);
      refuse(outcome.errors);
    }
    if (outcome.kind !== 'saved') return null;
    // A new piece goes on in a screen of its own.
    if (saved) takeOver(outcome.product);
    setStockNote(COUNTED);
    return outcome.product;
  }

  const submit = form.handleSubmit((values) =>
    busily(async () => {
      const product = await save(values);
      if (!product) return;
      notify.success(base ? i18n.t('Saved') : i18n.t('Saved as a draft'));
      client.cache.evict({ fieldName: 'adminProducts' });
      if (saved) return;
      isDone.current = true;
      draft.forget();
      await navigate(adminPaths.product(product.id), { replace: true });
    }),
  );

  async function move(product: EditedProductFragment, status: ProductStatus) {
    const { id } = product;
    const { moved, errors } = await ask(product, status);
    if (moved) {
      takeOver(moved);
      offerUndo([{ id, undo: () => moveBack(moved, product.staff.status) }], i18n.t(done[status]));
    } else if (errors.some(({ code }) => code === 'CONFLICT')) setTheirs(await readAnew(client, id));
    else refuse(errors);
  }

  async function ask({ id, staff: { version } }: EditedProductFragment, status: ProductStatus) {
    const input = { id, status, version };
    const { data } = await client.mutate({ mutation: SetProductStatusDocument, variables: { input } });
    const { product: moved, errors = [] } = data?.setProductStatus ?? {};
    if (moved) client.cache.evict({ fieldName: 'adminProducts' });
    return { moved, errors };
  }

  /** Undoes a move; what was typed since stays. Answers why it could not be. */
  async function moveBack(product: EditedProductFragment, status: ProductStatus) {
    const { moved, errors } = await ask(product, status);
    if (moved) takeOver(moved, form.formState.isDirty ? form.getValues() : undefined);
    return errors[0]?.message;
  }

  /** Saves what is not saved yet first. */
  function setStatus(status: ProductStatus) {
    if (!form.formState.isDirty) return busily(async () => base && (await move(base, status)));
    return form.handleSubmit((values) =>
      busily(async () => {
        const product = await save(values);
        if (product) await move(product, status);
      }),
    )();
  }

  return {
    form,
    base,
    restoredAt,
    stockNote,
    setStockNote,
    theirs,
    problems,
    isBusy,
    submit,
    setStatus,
    mayLeave: () => isDone.current,
    leave: () => {
      isDone.current = true;
      draft.forget();
    },
    decideLater: () => setTheirs(null),
    /** Goes on from the other's version with what was chosen of both. */
    goOnWith: (values: ProductValues) => {
      if (theirs) takeOver(theirs, values);
      setTheirs(null);
    },
  };
}

const done: Record<ProductStatus, string> = {
  DRAFT: /*i18n*/ 'Moved back to draft',
  ACTIVE: /*i18n*/ 'Published',
  ARCHIVED: /*i18n*/ 'Archived',
};
