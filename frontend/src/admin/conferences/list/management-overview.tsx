import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/conference-list';
import { createConference } from '#messages/staff/conferences';
import { newRow } from '#messages/staff/crud';
import { several } from '#messages/staff/nouns';
import { query } from '../../../api/query';
import { DeletedRows } from '../../crud/deleted-rows';
import { ListStates } from '../../crud/list-states';
import { newRowId, UnsavedDrafts } from '../../crud/unsaved-drafts';
import { EmptySection } from '../../empty-section';
import { Icon } from '../../icon';
import { SectionHeader } from '../../section-header';
import { useConferenceNames, useNamedConferences } from '../conference-name';
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
  const { nameById } = useConferenceNames();
  const resource = useNamedConferences(conferenceManagementResource);
  const conferences = list.data ?? [];
  const create = () => void navigate(managementPaths.create);
  const nameOf = (id: string) => (id === newRowId ? newRow('conference') : nameById(id));

  return (
    <>
      <SectionHeader level={2} title={common.conferences} description={messages.draftsForStaff}>
        <button type="button" className="btn btn-primary" onClick={create}>
          <Icon name="add" /> {common.newConference}
        </button>
      </SectionHeader>
      <ConferenceStats />
      <div className={styles.columns}>
        <div className={styles.list}>
          <ListStates list={list} noun={several('conference')}>
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
              <EmptySection title={messages.noConferences} actionLabel={createConference} onAction={create}>
                {messages.startsAsDraft}
              </EmptySection>
            )}
            <DeletedRows resource={resource} />
          </ListStates>
        </div>
        <aside className={styles.side} aria-label={messages.helpAndActions}>
          <QuickActions conferences={list.data} />
          <SetupGuide />
        </aside>
      </div>
    </>
  );
}
