import ExpandLess from 'icon:baseline-expand-less';
import ExpandMore from 'icon:baseline-expand-more';
import { useLingui } from '@lingui/react';
import {
  Box,
  ButtonBase,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { Overline } from '#web/ui/Overline.tsx';
import { type AdminSection, type SectionGroup, sectionGroups, toSection } from '../sections.ts';
import { sectionCounts, sectionLinks } from './sectionParts.tsx';

export interface SidebarSectionsProps {
  isFolded?: boolean;
  onNavigate?: () => void;
}

/** Sections the viewer can open, by group. */
export function SidebarSections({ isFolded = false, onNavigate }: SidebarSectionsProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const groups = sectionGroups
    .map((group) => ({ ...group, sections: group.sections.filter(({ action }) => can(action)) }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <Box component="nav" aria-label={i18n.t('Back office')} sx={{ pb: 1 }}>
      {groups.map((group) => (
        <Group key={group.label} group={group} isFolded={isFolded} onNavigate={onNavigate} />
      ))}
    </Box>
  );
}

function Group({ group, isFolded, onNavigate }: SidebarSectionsProps & { group: SectionGroup }) {
  const { i18n } = useLingui();
  const currentSection = toSection(useLocation().pathname);
  const containsCurrentSection = group.sections.some((section) => section === currentSection);
  const [isOpen, setOpen] = useState(false);
  const label = i18n.t(group.label);
  const isShown = !group.isFoldable || isFolded || isOpen || containsCurrentSection;
  return (
    <Box>
      {!isFolded &&
        (group.isFoldable ? (
          <FoldButton
            label={label}
            isOpen={isShown}
            disabled={containsCurrentSection}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          <Overline aria-hidden sx={{ display: 'block', px: 2, pt: 1, pb: 0, fontSize: '0.6875rem' }}>
            {label}
          </Overline>
        ))}
      {isShown && (
        <List disablePadding dense aria-label={label} sx={{ py: isFolded ? 0.5 : 0 }}>
          {group.sections.map((section) => (
            <SectionItem key={section.path} section={section} isFolded={isFolded} onNavigate={onNavigate} />
          ))}
        </List>
      )}
    </Box>
  );
}

interface FoldButtonProps {
  label: string;
  isOpen: boolean;
  disabled: boolean;
  onClick: () => void;
}

function FoldButton({ label, isOpen, disabled, onClick }: FoldButtonProps) {
  return (
    <ButtonBase
      onClick={onClick}
      disabled={disabled}
      aria-expanded={isOpen}
      sx={{
        width: 1,
        minHeight: 32,
        px: 2,
        justifyContent: 'space-between',
        color: 'text.secondary',
        '@media (pointer: coarse)': { minHeight: 44 },
      }}
    >
      <Overline component="span" sx={{ fontSize: '0.6875rem' }}>
        {label}
      </Overline>
      {!disabled && (isOpen ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />)}
    </ButtonBase>
  );
}

interface SectionItemProps extends SidebarSectionsProps {
  section: AdminSection;
}

function SectionItem({ section, isFolded, onNavigate }: SectionItemProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const containsCurrentSection = toSection(pathname) === section;
  const label = i18n.t(section.label);
  const { icon: Icon } = section;
  const SectionCount = sectionCounts[section.path];
  const SectionLinks = sectionLinks[section.path];
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Tooltip title={isFolded ? label : ''} placement="right">
        <ListItemButton
          component={Link}
          to={section.path}
          onClick={onNavigate}
          selected={containsCurrentSection}
          aria-current={containsCurrentSection ? 'page' : undefined}
          aria-label={isFolded ? label : undefined}
          sx={{
            minHeight: 32,
            py: 0.25,
            px: 2,
            borderLeft: 2,
            borderColor: 'transparent',
            '@media (pointer: coarse)': { minHeight: 44 },
            '&.Mui-selected': { borderColor: 'primary.main' },
          }}
        >
          <ListItemIcon
            sx={{ minWidth: 32, color: containsCurrentSection ? 'primary.main' : 'text.secondary' }}
          >
            <Icon fontSize="small" />
          </ListItemIcon>
          {!isFolded && (
            <ListItemText
              primary={label}
              slotProps={{
                primary: {
                  noWrap: true,
                  sx: { fontSize: '0.875rem', fontWeight: containsCurrentSection ? 600 : 400 },
                },
              }}
            />
          )}
          {!isFolded && SectionCount && <SectionCount />}
        </ListItemButton>
      </Tooltip>
      {!isFolded && SectionLinks && (
        <SectionLinks isOrderScreenOpen={containsCurrentSection} onNavigate={onNavigate} />
      )}
    </ListItem>
  );
}
