import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Draft } from '#web/admin/drafts/useDraft.ts';
import { lay, useFormDraft } from '#web/admin/drafts/useFormDraft.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { showUserErrors, type UserError } from '#web/ui/form/showUserErrors.ts';
import type { EditedProductFragment } from './EditedProduct.generated.ts';
import { messageFor, productResolver, toField } from './productResolver.ts';
import { type ProductValues, toValues } from './productValues.ts';

export type ProductDraft = Draft<EditedProductFragment | null, ProductValues>;

/** The form of the editor: the version of the product that is typed over, and what the server had against it. */
export function useProductForm(
  saved: EditedProductFragment | null,
  start: ProductValues,
  draft: ProductDraft,
) {
  const { i18n } = useLingui();
  const read = draft.found?.base ?? saved;
  const [base, setBase] = useState(read);
  const form = useForm<ProductValues>({
    resolver: productResolver(base && toValues(base)),
    defaultValues: read ? toValues(read) : start,
    mode: 'onTouched',
  });
  const restoredAt = useFormDraft(form, draft, base);
  const [problems, setProblems] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const failed = i18n.t('The product could not be saved. Please try again.');

  /** Goes on from this version, with what is left to save laid over it. */
  function takeOver(product: EditedProductFragment, left?: ProductValues) {
    setBase(product);
    form.reset(toValues(product));
    if (left) lay(form, left);
  }

  function refuse(errors: readonly UserError[]) {
    const shown = errors.map(({ field, message }) => ({
      field: field ? toField(field) : null,
      message: messageFor(field ?? '', message),
    }));
    const rest = showUserErrors(form, shown).map(({ message }) => message);
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

  return { form, base, restoredAt, problems, isBusy, takeOver, refuse, busily };
}
