import BookmarksOutlined from 'icon:outline-bookmarks';
import { useLingui } from '@lingui/react';
import { Divider, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Overline } from '#web/ui/Overline.tsx';
import type { ListDefinition } from '../listDefinition.ts';
import type { ListState } from '../state/listUrl.ts';
import type { ListStateUpdater } from '../state/useListState.ts';
import { ToolButton } from '../ToolButton.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useSavedViews, type View } from './useSavedViews.ts';

export interface ViewsMenuProps<Row> {
  definition: ListDefinition<Row>;
  state: ListState;
  change: ListStateUpdater;
}

/** Opens and saves views of this list, and chooses the default view. */
export function ViewsMenu<Row>({ definition, state, change }: ViewsMenuProps<Row>) {
  const { i18n } = useLingui();
  const { views, current, isChanged, apply, saveAs, saveQuery, saveName, remove, setDefaultView } =
    useSavedViews(definition, state, change);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [openedDialog, setOpenedDialog] = useState<'save' | 'name' | 'delete' | null>(null);
  const groups = [
    { label: i18n.t('Mine'), views: views.filter(({ isShared }) => !isShared) },
    { label: i18n.t('Shared'), views: views.filter(({ isShared }) => isShared) },
  ];
  const name = current?.name ?? i18n.t('Views');
  const label = isChanged ? i18n.t('{name} (edited)', { name }) : name;

  function closeMenuAndRun(action: () => unknown) {
    return () => {
      setAnchor(null);
      void action();
    };
  }

  function renderItem(view: View) {
    return (
      <MenuItem key={view.id} selected={view.id === current?.id} onClick={closeMenuAndRun(() => apply(view))}>
        {view.isDefault ? i18n.t('{name} (default)', { name: view.name }) : view.name}
      </MenuItem>
    );
  }

  return (
    <>
      <ToolButton
        variant="text"
        color="inherit"
        icon={<BookmarksOutlined />}
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={current ? i18n.t('View: {name}', { name: label }) : label}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ maxWidth: 260 }}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected={!current} onClick={closeMenuAndRun(() => apply(null))}>
          {i18n.t('Default view')}
        </MenuItem>
        {groups.flatMap(({ label, views: groupViews }) =>
          groupViews.length === 0
            ? []
            : [
                <Overline key={label} component="li" role="presentation" sx={{ px: 2, pt: 1 }}>
                  {label}
                </Overline>,
                ...groupViews.map(renderItem),
              ],
        )}
        <Divider component="li" role="separator" />
        <MenuItem onClick={closeMenuAndRun(() => setOpenedDialog('save'))}>{i18n.t('Save view')}</MenuItem>
        {current && isChanged && (
          <MenuItem onClick={closeMenuAndRun(() => saveQuery(current))}>
            {i18n.t('Update “{name}”', { name })}
          </MenuItem>
        )}
        {current?.isMine && (
          <MenuItem onClick={closeMenuAndRun(() => setOpenedDialog('name'))}>
            {i18n.t('Rename or share “{name}”', { name })}
          </MenuItem>
        )}
        {current && !current.isDefault && (
          <MenuItem onClick={closeMenuAndRun(() => setDefaultView(current))}>
            {i18n.t('Set “{name}” as default', { name })}
          </MenuItem>
        )}
        {views.some(({ isDefault }) => isDefault) && (
          <MenuItem onClick={closeMenuAndRun(() => setDefaultView(null))}>
            {i18n.t('Clear the default view')}
          </MenuItem>
        )}
        {current && (
          <MenuItem onClick={closeMenuAndRun(() => setOpenedDialog('delete'))}>
            {i18n.t('Delete “{name}”', { name })}
          </MenuItem>
        )}
      </Menu>
      {openedDialog === 'save' && (
        <SaveViewDialog title={i18n.t('Save view')} onSave={saveAs} onClose={() => setOpenedDialog(null)} />
      )}
      {openedDialog === 'name' && current && (
        <SaveViewDialog
          title={i18n.t('Rename or share view')}
          view={current}
          onSave={(viewName) => saveName(current, viewName)}
          onClose={() => setOpenedDialog(null)}
        />
      )}
      {openedDialog === 'delete' && current && (
        <ConfirmDialog
          title={i18n.t('Delete the view “{name}”?', { name })}
          text={current.isShared ? i18n.t('It will be deleted for all staff.') : undefined}
          confirmLabel={i18n.t('Delete')}
          onConfirm={() => remove(current)}
          onClose={() => setOpenedDialog(null)}
        />
      )}
    </>
  );
}
