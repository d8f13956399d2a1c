import { draftEndpoints, type ScheduledChange } from '@majlis/contracts/drafts';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../api/query';
import { managementPath } from '../conferences/management-paths';
import { describeScheduled } from '../drafts/describe-scheduled';
import * as scheduled from '../drafts/scheduled.module.scss';
import { Icon } from '../icon';
import { pathInSection, sectionLabel, sectionOfTable } from '../layout/section-of-table';
import * as panel from '../panel.module.scss';

const services = ['conferences', 'cms', 'feeds'] as const;
const shownChanges = 5;

/** The list shows scheduled changes and those that failed; it renders nothing without any. */
export function DueList() {
  const changes = useQueries({
    queries: services.map((service) => ({ ...query(draftEndpoints.schedule(service)), staleTime: 0 })),
    combine: (results) => results.flatMap(({ data = [] }) => data),
  });
  const failed = changes.filter(({ error }) => error !== null);
  const next = changes
    .filter(({ error }) => error === null)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, shownChanges);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="due-title">
      <h2 id="due-title" className={panel.title}>
        {t('overview.due')}
      </h2>
      <ul className={scheduled.list}>
        {[...failed, ...next].map((change) => (
          <DueLine key={change.scheduleId} change={change} />
        ))}
      </ul>
    </section>
  );
}

function DueLine({ change }: { change: ScheduledChange }) {
  const { table, id, label, error } = change;
  const section = sectionOfTable(table);
  // The rows of a conference are edited there, but what is scheduled does not name their conference.
  const path = section?.view ? managementPath : section && pathInSection(section, id);
  return (
    <li>
      <p>
        {rich('overview.dueChange', {
          name: () => <bdi>{label ?? sectionLabel(table)}</bdi>,
          change: () => describeScheduled(change),
        })}
        {error !== null && (
          <span className={scheduled.error}>
            <Icon name="attention" /> {t('overview.failed', { reason: error })}
          </span>
        )}
      </p>
      {path && <Link to={path}>{sectionLabel(table)}</Link>}
    </li>
  );
}
