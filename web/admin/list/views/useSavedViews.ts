import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { settleReads } from '#web/api/settleReads.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { ListDefinition } from '../listDefinition.ts';
import { type ListState, parseListUrl, viewQuery } from '../state/listUrl.ts';
import type { ChangeList } from '../state/useListState.ts';
import {
  type SavedViews_ViewFragment,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useSavedViewsQuery,
  useSetDefaultSavedViewMutation,
  useUpdateSavedViewMutation,
} from './SavedViews.generated.ts';

export type View = SavedViews_ViewFragment;

export type ViewName = Pick<View, 'name' | 'isShared'>;

/** Manages the saved views of a list. A list opened without a query string starts with the default view. */
export function useSavedViews<Row>(definition: ListDefinition<Row>, state: ListState, change: ChangeList) {
  const { id: list } = definition;
  const notify = useNotify();
  const { search } = useLocation();
  const { data, refetch } = useSavedViewsQuery({ variables: { list } });
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [setDefault] = useSetDefaultSavedViewMutation();
  const views = data?.savedViews ?? [];
  const current = views.find(({ id }) => id === state.view) ?? null;
  const [isOpenedBare, setOpenedBare] = useState(search === '');

  const begin = useEffectEvent(() => {
    const defaultView = views.find(({ isDefault }) => isDefault);
    if (isOpenedBare && search === '' && defaultView) apply(defaultView, { replace: true });
    setOpenedBare(false);
  });
  useEffect(() => {
    if (data) begin();
  }, [data]);

  function apply(view: View | null, options?: { replace?: boolean }) {
    change(
      { ...parseListUrl(new URLSearchParams(view?.query), definition), view: view?.id ?? null },
      options,
    );
  }

  /** Shows the problem in a toast, if there is one. */
  async function reportProblem(answer: Promise<{ message: string }[] | undefined>): Promise<boolean> {
    const [problem] = (await answer.catch(() => [{ message: '' }])) ?? [];
    if (problem?.message) notify.error(problem.message);
    if (!problem) await settleReads(refetch());
    return !problem;
  }

  function changeView({ id }: View, values: Partial<ViewName> & { query?: string }): Promise<boolean> {
    const variables = { input: { id, ...values } };
    return reportProblem(update({ variables }).then(({ data }) => data?.updateSavedView.errors));
  }

  return {
    views,
    current,
    /** True if the list differs from the view it started with. */
    isChanged: current !== null && current.query !== viewQuery(state),
    apply,
    async saveAs(values: ViewName): Promise<boolean> {
      const query = viewQuery(state);
      return reportProblem(
        create({ variables: { input: { list, query, ...values } } }).then(({ data }) => {
          const view = data?.createSavedView.view;
          if (view) change({ view: view.id, page: state.page }, { replace: true });
          return data?.createSavedView.errors;
        }),
      );
    },
    /** Saves the list's current state in the view. */
    saveQuery: (view: View) => changeView(view, { query: viewQuery(state) }),
    saveName: (view: View, values: ViewName) => changeView(view, values),
    remove({ id }: View): Promise<boolean> {
      if (id === state.view) change({ view: null, page: state.page }, { replace: true });
      return reportProblem(
        remove({ variables: { input: { id } } }).then(({ data }) => data?.deleteSavedView.errors),
      );
    },
    setDefaultView(view: View | null): Promise<boolean> {
      const input = { list, viewId: view?.id ?? null };
      return reportProblem(
        setDefault({ variables: { input } }).then(({ data }) => data?.setDefaultSavedView.errors),
      );
    },
  };
}
