import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { settleReads } from '#web/api/settleReads.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { ListDefinition } from '../listDefinition.ts';
import { formatViewQuery, type ListState, parseListUrl } from '../state/listUrl.ts';
import type { ListStateUpdater } from '../state/useListState.ts';
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
export function useSavedViews<Row>(
  definition: ListDefinition<Row>,
  state: ListState,
  change: ListStateUpdater,
) {
  const { id: list } = definition;
  const notify = useNotify();
  const { search } = useLocation();
  const { data, refetch } = useSavedViewsQuery({ variables: { list } });
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [setDefault] = useSetDefaultSavedViewMutation();
  const views = data?.savedViews ?? [];
  const currentView = views.find(({ id }) => id === state.view) ?? null;
  const [isOpenedWithoutQuery, setOpenedWithoutQuery] = useState(search === '');

  const applyDefaultView = useEffectEvent(() => {
    const defaultView = views.find(({ isDefault }) => isDefault);
    if (isOpenedWithoutQuery && search === '' && defaultView) apply(defaultView, { replace: true });
    setOpenedWithoutQuery(false);
  });
  useEffect(() => {
    if (data) applyDefaultView();
  }, [data]);

  function apply(view: View | null, options?: { replace?: boolean }) {
    change(
      { ...parseListUrl(new URLSearchParams(view?.query), definition), view: view?.id ?? null },
      options,
    );
  }

  /** Shows the problem, if any, in a toast. Resolves to true if there is none. */
  async function reportProblem(response: Promise<{ message: string }[] | undefined>): Promise<boolean> {
    const [problem] = (await response.catch(() => [{ message: '' }])) ?? [];
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
    current: currentView,
    /** True if the list differs from the view it started with. */
    isChanged: currentView !== null && currentView.query !== formatViewQuery(state),
    apply,
    async saveAs(values: ViewName): Promise<boolean> {
      const query = formatViewQuery(state);
      return reportProblem(
        create({ variables: { input: { list, query, ...values } } }).then(({ data }) => {
          const view = data?.createSavedView.view;
          if (view) change({ view: view.id, page: state.page }, { replace: true });
          return data?.createSavedView.errors;
        }),
      );
    },
    /** Saves the list's current state in the view. */
    saveQuery: (view: View) => changeView(view, { query: formatViewQuery(state) }),
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
