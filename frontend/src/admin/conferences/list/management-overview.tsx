import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { DeletedRows } from '../../crud/deleted-rows';
import { ListStates } from '../../crud/list-states';
import { formsOf } from '../../crud/noun';
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
  const nameOf = (id: string) => (id === newRowId ? t('crud.newRow', { ...formsOf('conference') }) : nameById(id));

  return (
    <>
      <SectionHeader level={2} title={t('common.conferences')} description={t('conferenceList.draftsForStaff')}>
        <button type="button" className="btn btn-primary" onClick={create}>
          <Icon name="add" /> {t('common.newConference')}
        </button>
      </SectionHeader>
      <ConferenceStats />
      <div className={styles.columns}>
        <div className={styles.list}>
          <ListStates list={list} noun={t('nouns.conference.several')}>
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
              <EmptySection
                title={t('conferenceList.noConferences')}
                actionLabel={t('conferences.createConference')}
                onAction={create}
              >
                {t('conferenceList.startsAsDraft')}
              </EmptySection>
            )}
            <DeletedRows resource={resource} />
          </ListStates>
        </div>
        <aside className={styles.side} aria-label={t('conferenceList.helpAndActions')}>
          <QuickActions conferences={list.data} />
          <SetupGuide />
        </aside>
      </div>
    </>
  );
}
