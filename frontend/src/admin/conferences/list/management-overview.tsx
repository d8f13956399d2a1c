import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { query } from '../../../api/query';
import { DeletedRows } from '../../crud/deleted-rows';
import { ListStates } from '../../crud/list-states';
import { newRowId, UnsavedDrafts } from '../../crud/unsaved-drafts';
import { EmptySection } from '../../empty-section';
import { Icon } from '../../icon';
import { SectionHeader } from '../../section-header';
import { conferenceManagementResource } from '../conference-resource';
import * as styles from '../management.module.scss';
import { conferenceDraftSection, managementPaths } from '../management-paths';
import { ConferenceList } from './conference-list';
import { ConferenceStats } from './conference-stats';
import { QuickActions } from './quick-actions';
import { SetupGuide } from './setup-guide';

export function ManagementOverview() {
  const list = useQuery(query(endpoints.conferences));
  const navigate = useNavigate();
  const conferences = list.data ?? [];
  const create = () => void navigate(managementPaths.create);
  const nameOf = (id: string) =>
    id === newRowId ? 'new conference' : conferences.find((conference) => conference.id === id)?.title;

  return (
    <>
      <SectionHeader level={2} title="Conferences" description="Drafts are visible to staff only.">
        <button type="button" className="btn btn-primary" onClick={create}>
          <Icon name="add" /> New Conference
        </button>
      </SectionHeader>
      <ConferenceStats />
      <div className={styles.columns}>
        <div className={styles.list}>
          <ListStates list={list} noun="conferences">
            <UnsavedDrafts
              section={conferenceDraftSection}
              getName={nameOf}
              onContinue={(id) =>
                void navigate(id === newRowId ? managementPaths.create : managementPaths.conference(id, 'edit'))
              }
            />
            {conferences.length > 0 ? (
              <ConferenceList conferences={conferences} />
            ) : (
              <EmptySection title="No Conferences Yet" actionLabel="Create Conference" onAction={create}>
                A new conference starts as a draft that only staff can see. Next, add sessions, speakers, partners and
                documents.
              </EmptySection>
            )}
            <DeletedRows resource={conferenceManagementResource} />
          </ListStates>
        </div>
        <aside className={styles.side} aria-label="Help and quick actions">
          <QuickActions conferences={list.data} />
          <SetupGuide />
        </aside>
      </div>
    </>
  );
}
