import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { sectionLabel, tables } from '../layout/section-of-table';
import * as listFilters from '../list-filters.module.scss';
import * as styles from './activity.module.scss';
import { type ActivitySearch, operations } from './activity-filter';

type FilterBarProps = { search: ActivitySearch; onChange: (changes: Partial<ActivitySearch>) => void };

export function FilterBar({ search, onChange }: FilterBarProps) {
  const accounts = useQuery(query(staffEndpoints.accounts)).data ?? [];
  const people = accounts.map(({ email, displayName }) => ({ value: email, label: displayName || email }));
  return (
    <div className={styles.filters}>
      <Choice
        label={t('activityPage.person')}
        all={t('activityPage.everyone')}
        value={search.person}
        options={people}
        onChoose={(person) => onChange({ person })}
      />
      <Choice
        label={t('activityPage.section')}
        all={t('activityPage.allSections')}
        value={search.section}
        options={tables.map((table) => ({ value: table, label: sectionLabel(table) }))}
        onChoose={(section) => onChange({ section })}
      />
      <Choice
        label={t('activityPage.action')}
        all={t('activityPage.allActions')}
        value={search.action}
        options={operations.map((value) => ({ value, label: t(`activityPage.actions.${value}`) }))}
        onChoose={(action) => onChange({ action })}
      />
      <label className={listFilters.choice}>
        {t('activityPage.day')}
        <input
          type="date"
          className="control"
          value={search.day}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      </label>
      <label className={`switch ${styles.automatic}`}>
        <input
          type="checkbox"
          checked={search.automatic !== ''}
          onChange={({ target }) => onChange({ automatic: target.checked ? 'shown' : '' })}
        />
        {t('activityPage.showAutomatic')}
      </label>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  value: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  // A link may name what is not on the list, such as an account that never signed in.
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <label className={listFilters.choice}>
      {label}
      <select className="control control-select" value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
