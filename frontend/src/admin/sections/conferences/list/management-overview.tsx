import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { BulkList } from '../../../rows/bulk/bulk-list';
import { DeletedRows } from '../../../rows/crud/deleted-rows';
import { newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { useRemoveRow } from '../../../rows/crud/use-remove-row';
import { formsOf } from '../../../rows/resource/noun';
import { useConferenceNames } from '../../../shell/conference-name';
import { EmptySection } from '../../../shell/empty-section';
import { HelpBox } from '../../../shell/help-box';
import { Icon } from '../../../shell/icon';
import { InlineLoadError } from '../../../shell/inline-load-error';
import { ListStates } from '../../../shell/list-states';
import { conferenceInputSection, managementPaths } from '../../../shell/management-paths';
import * as panel from '../../../shell/panel.module.scss';
import { SectionHeader } from '../../../shell/section-header';
import { StatTile } from '../../../shell/stat-tile';
import * as statTileStyles from '../../../shell/stat-tile.module.scss';
import { conferenceManagementResource, useNamedConferences } from '../conference-resource';
import * as styles from '../layout/management.module.scss';
import { useConfirmOpenItems } from '../release/open-items';
import { ChooseConference } from './choose-conference';
import { ConferenceRow } from './conference-row';
import * as conferenceRowStyles from './conference-row.module.scss';
import { FilteredConferences } from './filtered-conferences';
import { cascadeWarning } from './format-counts';

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
            <UnsavedInputNotice
              section={conferenceInputSection}
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

function SetupGuide() {
  return (
    <HelpBox
      section="conference-management"
      title={t('conferenceList.howToSetUp')}
      className={styles.guide}
      steps={texts('conferenceList.setupSteps').map(({ lead, text }) => (
        <Fragment key={lead}>
          <strong>{lead}</strong> {text}
        </Fragment>
      ))}
    />
  );
}

type ChosenView = 'partners' | 'documents';

function QuickActions({ conferences }: { conferences?: Conference[] }) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<ChosenView | null>(null);

  function open(view: ChosenView) {
    const [first, ...others] = conferences ?? [];
    if (first && others.length === 0) void navigate(managementPaths.conference(first.id, view));
    else setChoice(view);
  }

  return (
    <section aria-labelledby="quick-actions-title">
      <h2 id="quick-actions-title" className={panel.title}>
        {t('conferenceList.quickActions')}
      </h2>
      <div className={styles.actions}>
        <button type="button" className="btn btn-quiet" onClick={() => void navigate(managementPaths.speakers)}>
          <Icon name="people" /> {t('conferenceList.manageSpeakers')}
        </button>
        <button type="button" className="btn btn-quiet" disabled={!conferences} onClick={() => open('partners')}>
          <Icon name="partners" /> {t('conferenceList.managePartners')}
        </button>
        <button type="button" className="btn btn-quiet" disabled={!conferences} onClick={() => open('documents')}>
          <Icon name="document" /> {t('conferenceList.manageDocuments')}
        </button>
      </div>
      {choice && conferences && (
        <ChooseConference view={choice} conferences={conferences} onClose={() => setChoice(null)} />
      )}
    </section>
  );
}

const { conferenceTotals } = staffEndpoints;

function ConferenceStats() {
  const { isLoadingError, refetch } = useQuery(query(conferenceTotals));
  return (
    <>
      <ul className={statTileStyles.statTiles} data-count="4">
        <StatTile
          label={t('conferenceList.totalConferences')}
          endpoint={conferenceTotals}
          getCount={({ conferences }) => conferences}
        />
        <StatTile
          label={t('conferenceList.published')}
          endpoint={conferenceTotals}
          getCount={({ published }) => published}
        />
        <StatTile label={t('conferenceList.drafts')} endpoint={conferenceTotals} getCount={({ drafts }) => drafts} />
        <StatTile
          label={t('conferenceList.totalSpeakers')}
          endpoint={conferenceTotals}
          getCount={({ speakers }) => speakers}
        />
      </ul>
      {isLoadingError && <InlineLoadError text={t('conferenceList.totalsNotLoaded')} onRetry={() => void refetch()} />}
    </>
  );
}

const filterThreshold = 5;

function ConferenceList({ conferences }: { conferences: ListedConference[] }) {
  const resource = useNamedConferences(conferenceManagementResource);
  const { remove, isPending } = useRemoveRow(resource);
  const confirmOpenItems = useConfirmOpenItems();
  return (
    <FilteredConferences conferences={conferences} filterThreshold={filterThreshold}>
      {(visible, results) => (
        <BulkList
          resource={resource}
          rows={conferences}
          matching={results}
          confirmAction={async (action, rows) => action !== 'publish' || confirmOpenItems('publish', ...rows)}
        >
          <ul className={conferenceRowStyles.rows}>
            {visible.map((conference) => (
              <ConferenceRow
                key={conference.id}
                conference={conference}
                isBusy={isPending}
                onRemove={() => void remove(conference, cascadeWarning(conference.counts))}
              />
            ))}
          </ul>
        </BulkList>
      )}
    </FilteredConferences>
  );
}
