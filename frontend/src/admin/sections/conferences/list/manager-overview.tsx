import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../../api/query';
import { Dialog } from '../../../../ui/dialog/dialog';
import { StatusBadge } from '../../../../ui/page/status-badge';
import { formatDateRange } from '../../../../ui/time/dates';
import { zoneName } from '../../../../ui/time/time-zones';
import { BulkList } from '../../../rows/bulk/bulk-list';
import { DeletedRows, useRemoveRow } from '../../../rows/crud/deleted-rows';
import { newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { RowActions, RowBadges, RowCheckbox } from '../../../rows/list-controls';
import { formsOf } from '../../../rows/resource/resource-config';
import { AddButton, Icon } from '../../../shell/buttons';
import { conferenceInputSection, managementPaths, useConferenceNames } from '../../../shell/conferences';
import { InlineLoadError, StatTile } from '../../../shell/panel';
import * as panel from '../../../shell/panel.module.scss';
import { EmptySection, HelpBox, ListStates, SectionHeader } from '../../../shell/section-parts';
import * as statTileStyles from '../../../shell/stat-tile.module.scss';
import { CopyButton, SiteLink } from '../conference-links';
import { conferenceManagementResource, useNamedConferences } from '../conference-resource';
import * as styles from '../layout/management.module.scss';
import { PublishButton, useConfirmOpenItems } from '../release/publish';
import * as chooseConferenceStyles from './choose-conference.module.scss';
import * as conferenceRowStyles from './conference-row.module.scss';
import { cascadeWarning, formatCounts, useConferenceFilter } from './filtered-conferences';

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
        <AddButton label={t('common.newConference')} onClick={create} />
      </SectionHeader>
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
          <ConferenceStats />
          <QuickActions conferences={list.data} />
          <SetupGuide />
        </aside>
      </div>
    </>
  );
}

const SetupGuide = () => (
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
      <ul className={statTileStyles.statTiles}>
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
  const { results, visible, filter, noMatch, more } = useConferenceFilter(conferences, filterThreshold);
  return (
    <BulkList
      resource={resource}
      rows={conferences}
      matching={results}
      toolbar={filter}
      confirmAction={async (action, rows) => action !== 'publish' || confirmOpenItems('publish', ...rows)}
    >
      {noMatch}
      <ul className="list">
        {visible.map((conference) => (
          <ConferenceRow
            key={conference.id}
            conference={conference}
            isBusy={isPending}
            onRemove={() => void remove(conference, cascadeWarning(conference.counts))}
          />
        ))}
      </ul>
      {more}
    </BulkList>
  );
}

type ConferenceRowProps = { conference: ListedConference; isBusy: boolean; onRemove: () => void };

const views = [
  { view: 'sessions', label: t('common.sessions') },
  { view: 'partners', label: t('common.partners') },
  { view: 'documents', label: t('common.documents') },
] as const;

export function ConferenceRow({ conference, isBusy, onRemove }: ConferenceRowProps) {
  const { id, subtitle, status, featured } = conference;
  const name = useConferenceNames().nameOf(conference);
  const navigate = useNavigate();
  return (
    <li className={conferenceRowStyles.row}>
      <RowCheckbox id={id} name={name} className={conferenceRowStyles.check} />
      <div className={conferenceRowStyles.head}>
        <h3 className={conferenceRowStyles.title} dir="auto">
          {name}
        </h3>
        <StatusBadge status={status} />
        <RowBadges resource={conferenceManagementResource} row={conference} />
        {featured && <span className={`badge ${conferenceRowStyles.featured}`}>{t('conferenceList.featured')}</span>}
        <SiteLink conference={conference} className={conferenceRowStyles.link} />
      </div>
      {subtitle && (
        <p className={conferenceRowStyles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      <ConferenceFacts conference={conference} />
      <div className={conferenceRowStyles.actions}>
        {views.map(({ view, label }) => (
          <Link key={view} to={managementPaths.conference(id, view)} className="btn btn-quiet btn-sm">
            {label}
            <span className="visually-hidden">{t('conferenceList.ofConference', { title: name })}</span>
          </Link>
        ))}
        <div className={`row-quiet ${conferenceRowStyles.end}`} data-status={status}>
          <PublishButton conference={conference} />
          <CopyButton conference={conference} />
          <RowActions
            id={id}
            name={name}
            isBusy={isBusy}
            onEdit={() => void navigate(managementPaths.conference(id, 'edit'))}
            onRemove={onRemove}
          />
        </div>
      </div>
    </li>
  );
}

function ConferenceFacts({ conference }: { conference: ListedConference }) {
  const { startDate, endDate, timezone, currentAttendees, maxAttendees, counts } = conference;
  return (
    <div className={conferenceRowStyles.facts}>
      <ul className={conferenceRowStyles.list}>
        <li>
          <Icon name="calendar" />
          {formatDateRange(startDate, endDate, timezone)} <span className="muted">{zoneName(timezone)}</span>
        </li>
        <li>
          <Icon name="location" />
          <span dir="auto">{locationOf(conference)}</span>
        </li>
        <li>
          <Icon name="people" />
          <span className="visually-hidden">{t('conferenceList.attendees')}</span>
          {currentAttendees} / {maxAttendees ?? '∞'}
        </li>
      </ul>
      {counts && <p className="muted">{formatCounts(counts, ['sessions', 'speakers', 'partners', 'documents'])}</p>}
    </div>
  );
}

const locationOf = ({ isVirtual, venue }: ListedConference) =>
  isVirtual ? t('conferenceList.virtual') : venue || t('conferenceList.toBeDecided');

type ChooseConferenceProps = { view: 'partners' | 'documents'; conferences: Conference[]; onClose: () => void };

const choiceFilterThreshold = 8;

/** Partners and documents belong to one conference, so the user has to choose it first. */
function ChooseConference({ view, conferences, onClose }: ChooseConferenceProps) {
  const { nameOf } = useConferenceNames();
  const { visible, filter, noMatch, more } = useConferenceFilter(conferences, choiceFilterThreshold);
  return (
    <Dialog title={t(`conferenceList.chooseConference.${view}`)} onClose={onClose}>
      <div className={`dialog-body ${chooseConferenceStyles.body}`}>
        {conferences.length === 0 && (
          <p>
            {rich('conferenceList.createFirst', {
              create: () => <Link to={managementPaths.create}>{t('conferenceList.createConference')}</Link>,
            })}
          </p>
        )}
        <div className="toolbar">{filter}</div>
        {noMatch}
        <ul className={chooseConferenceStyles.list}>
          {visible.map((conference) => (
            <li key={conference.id}>
              <Link to={managementPaths.conference(conference.id, view)} className={chooseConferenceStyles.link}>
                <span dir="auto">{nameOf(conference)}</span>
                <span className={`muted ${chooseConferenceStyles.days}`}>
                  {formatDateRange(conference.startDate, conference.endDate, conference.timezone)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {more}
      </div>
    </Dialog>
  );
}
