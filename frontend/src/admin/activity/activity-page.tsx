// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import { t, texts } from '#messages/staff';
import { HelpBox } from '../help-box';
import { SectionHeader } from '../section-header';
import { exportPath, toFilter, useActivitySearch } from './activity-filter';
import { ActivityList } from './activity-list';
import { FilterBar } from './filter-bar';

export function ActivityPage() {
  const [search, change] = useActivitySearch();
  return (
    <>
      <SectionHeader title={t('layout.activity')} description={t('activityPage.description')}>
        <a href={exportPath(search)} download className="btn btn-quiet">
          {t('common.exportCsv')}
        </a>
      </SectionHeader>
      <HelpBox section="activity" steps={texts('activityPage.help')} />
      <FilterBar search={search} onChange={change} />
      <ActivityList
        // Another filter starts with the newest again.
        key={JSON.stringify(search)}
        filter={toFilter(search)}
        onClear={() => change({ person: '', section: '', action: '', day: '', automatic: '' })}
      />
    </>
  );
}
