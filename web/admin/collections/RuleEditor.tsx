import { useLingui } from '@lingui/react';
import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { MemberSort } from '#domain/content/collectionRule.ts';
import {
  type CollectionRule,
  collectionRuleSchema,
  MAX_CONDITIONS,
  RULE_SUBJECT_NAMES,
  RULE_SUBJECTS,
  RULE_VALUES,
  type RuleCondition,
  type RuleSubject,
} from '#domain/content/collectionRule.ts';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useRulePreviewQuery } from './Collections.generated.ts';

const SUBJECTS: Record<RuleSubject, string> = {
  CATEGORY: /*i18n*/ 'Category',
  TYPE: /*i18n*/ 'Piece type',
  METAL: /*i18n*/ 'Metal',
  PURITY: /*i18n*/ 'Purity',
  GEMSTONE: /*i18n*/ 'Gemstone',
  TAG: /*i18n*/ 'Tag',
  PRICE: /*i18n*/ 'Price (NPR)',
  WEIGHT: /*i18n*/ 'Weight (g)',
  NEW: /*i18n*/ 'New in the last days',
  IN_STOCK: /*i18n*/ 'In stock',
  FEATURED: /*i18n*/ 'Featured',
};

const LABELS: Record<string, string> = { ...categoryLabels, ...typeLabels, ...metalLabels };
const MG_PER_GRAM = 1000;

interface RuleEditorProps {
  rule: CollectionRule;
  sort: MemberSort;
  onChange(rule: CollectionRule): void;
}

/** The conditions of a rule, with how many pieces it finds right now. */
export function RuleEditor({ rule, sort, onChange }: RuleEditorProps) {
  const { i18n } = useLingui();
  const { match, conditions } = rule;
  const set = (index: number, condition: RuleCondition) =>
    onChange({ match, conditions: conditions.map((one, at) => (at === index ? condition : one)) });
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        size="small"
        label={i18n.t('A piece has to meet')}
        value={match}
        onChange={({ target }) => onChange({ conditions, match: target.value as CollectionRule['match'] })}
        sx={{ maxWidth: 320 }}
      >
        <MenuItem value="ALL">{i18n.t('all of the conditions')}</MenuItem>
        <MenuItem value="ANY">{i18n.t('any of the conditions')}</MenuItem>
      </TextField>
      {conditions.map((condition, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name but its place.
          key={index}
          role="group"
          aria-label={i18n.t('Condition {number}', { number: index + 1 })}
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '180px 1fr auto' }, alignItems: 'start' }}
        >
          <TextField
            select
            size="small"
            label={i18n.t('About')}
            value={condition.about}
            onChange={({ target }) =>
              set(index, { about: target.value as RuleSubject, values: [], from: null, to: null })
            }
          >
            {RULE_SUBJECT_NAMES.map((about) => (
              <MenuItem key={about} value={about}>
                {i18n.t(SUBJECTS[about])}
              </MenuItem>
            ))}
          </TextField>
          <ConditionFields condition={condition} onChange={(changed) => set(index, changed)} />
          <Button
            color="error"
            aria-label={i18n.t('Remove condition {number}', { number: index + 1 })}
            onClick={() => onChange({ match, conditions: conditions.filter((_one, at) => at !== index) })}
          >
            {i18n.t('Remove')}
          </Button>
        </Box>
      ))}
      <div>
        <Button
          variant="outlined"
          disabled={conditions.length >= MAX_CONDITIONS}
          onClick={() =>
            onChange({
              match,
              conditions: [...conditions, { about: 'METAL', values: [], from: null, to: null }],
            })
          }
        >
          {i18n.t('Add condition')}
        </Button>
      </div>
      <Found rule={rule} sort={sort} />
    </Stack>
  );
}

interface ConditionFieldsProps {
  condition: RuleCondition;
  onChange(condition: RuleCondition): void;
}

function ConditionFields({ condition, onChange }: ConditionFieldsProps) {
  const { i18n } = useLingui();
  const { about, values, from, to } = condition;
  const kind = RULE_SUBJECTS[about];
  const known = RULE_VALUES[about];
  const unit = about === 'WEIGHT' ? MG_PER_GRAM : 1;
  const typed = (value: number | null) => (value === null ? '' : String(value / unit));
  const read = (text: string) => (text.trim() === '' ? null : Math.round(Number(text) * unit));
  if (kind === 'plain') return <span />;
  if (kind === 'values' && known)
    return (
      <TextField
        select
        size="small"
        label={i18n.t('One of')}
        value={values}
        onChange={({ target }) => onChange({ ...condition, values: [target.value].flat() })}
        slotProps={{ select: { multiple: true } }}
      >
        {known.map((value) => (
          <MenuItem key={value} value={value}>
            {LABELS[value] ? i18n.t(LABELS[value]) : value}
          </MenuItem>
        ))}
      </TextField>
    );
  if (kind === 'values')
    return (
      <TextField
        size="small"
        label={i18n.t('One of, with commas between')}
        value={values.join(',')}
        onChange={({ target }) =>
          onChange({ ...condition, values: target.value.split(',').map((value) => value.trimStart()) })
        }
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: kind === 'days' ? '1fr' : '1fr 1fr' }}>
      {kind === 'range' && (
        <TextField
          size="small"
          type="number"
          label={i18n.t('From')}
          value={typed(from)}
          onChange={({ target }) => onChange({ ...condition, from: read(target.value) })}
        />
      )}
      <TextField
        size="small"
        type="number"
        label={kind === 'days' ? i18n.t('Days') : i18n.t('Up to')}
        value={typed(to)}
        onChange={({ target }) => onChange({ ...condition, to: read(target.value) })}
      />
    </Box>
  );
}

function Found({ rule, sort }: { rule: CollectionRule; sort: MemberSort }) {
  const { i18n } = useLingui();
  const asked = useDebounced(JSON.stringify(rule), 400);
  const parsed = collectionRuleSchema.safeParse(JSON.parse(asked));
  const { data, previousData } = useRulePreviewQuery({
    variables: {
      rule: parsed.data ?? { match: 'ALL', conditions: [] },
      sort: sort === 'HAND' ? 'POPULAR' : sort,
    },
    skip: !parsed.success,
    fetchPolicy: 'cache-and-network',
  });
  if (!parsed.success)
    return (
      <Typography variant="body2" color="textSecondary">
        {i18n.t('Say what each condition asks for, and the pieces that it finds are shown here.')}
      </Typography>
    );
  const found = (data ?? previousData)?.rulePreview;
  return (
    <Box role="status">
      {found && (
        <>
          <Typography sx={{ fontWeight: 500 }}>
            {i18n.t('{count, plural, one {# piece for sale now} other {# pieces for sale now}}', {
              count: found.total,
            })}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {found.products.map(({ name }) => name).join(' · ')}
          </Typography>
        </>
      )}
    </Box>
  );
}
