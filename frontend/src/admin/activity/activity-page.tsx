// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import * as messages from '#messages/staff/activity-page';
import { exportCsv } from '#messages/staff/common';
import { activity } from '#messages/staff/layout';
import { HelpBox } from '../help-box';
import { SectionHeader } from '../section-header';
import { exportPath, toFilter, useActivitySearch } from './activity-filter';
import { ActivityHelp } from './activity-help';
import { ActivityList } from './activity-list';
import { FilterBar } from './filter-bar';

export function ActivityPage() {
  const [search, change] = useActivitySearch();
  return (
    <>
      <SectionHeader title={activity} description={messages.description}>
        <a href={exportPath(search)} download className="btn btn-quiet">
          {exportCsv}
        </a>
      </SectionHeader>
      <HelpBox section="activity">
        <ol>
          <ActivityHelp />
        </ol>
      </HelpBox>
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
