import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Draft } from '#web/admin/drafts/useDraft.ts';
import { applyValues, useFormDraft } from '#web/admin/drafts/useFormDraft.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { showUserErrors, type UserError } from '#web/ui/form/showUserErrors.ts';
import { createProductResolver, getFieldMessage, toField } from './createProductResolver.ts';
import type { EditedProductFragment } from './EditedProduct.generated.ts';
import { type ProductValues, toValues } from './productValues.ts';

export type ProductDraft = Draft<EditedProductFragment | null, ProductValues>;

/** Manages the editor's form: the version being edited and the server's errors. */
export function useProductForm(
  saved: EditedProductFragment | null,
  initialValues: ProductValues,
  draft: ProductDraft,
) {
  const { i18n } = useLingui();
  const loadedProduct = draft.stored?.base ?? saved;
  const [base, setBase] = useState(loadedProduct);
  const form = useForm<ProductValues>({
    resolver: createProductResolver(base && toValues(base)),
    defaultValues: loadedProduct ? toValues(loadedProduct) : initialValues,
    mode: 'onTouched',
  });
  const restoredAt = useFormDraft(form, draft, base);
  const [problems, setProblems] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const failureMessage = i18n.t('Could not save the product. Try again.');

  /** Continues from this version, with the unsaved values applied. */
  function rebase(product: EditedProductFragment, unsavedValues?: ProductValues) {
    setBase(product);
    form.reset(toValues(product));
    if (unsavedValues) applyValues(form, unsavedValues);
  }

  function showErrors(errors: readonly UserError[]) {
    const fieldErrors = errors.map(({ field, message }) => ({
      field: field ? toField(field) : null,
      message: getFieldMessage(field ?? '', message),
    }));
    const generalErrors = showUserErrors(form, fieldErrors).map(({ message }) => message);
    setProblems(generalErrors.length > 0 || errors.length > 0 ? generalErrors : [failureMessage]);
  }

  async function runWhileBusy<Result>(work: () => Promise<Result>): Promise<Result | null> {
    setBusy(true);
    setProblems([]);
    try {
      return await work();
    } catch (error) {
      setProblems([getServerMessage(error) ?? failureMessage]);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { form, base, restoredAt, problems, isBusy, rebaseOn: rebase, showErrors, whileBusy: runWhileBusy };
}
