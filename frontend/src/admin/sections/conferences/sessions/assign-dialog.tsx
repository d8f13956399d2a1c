import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { SessionSpeaker } from '@majlis/contracts/programme/assignments.schema';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { speakerTypes } from '@majlis/contracts/shared/choices';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { ApiError } from '../../../../api/client';
import { queriesUnder, query } from '../../../../api/query';
import { Dialog } from '../../../../ui/dialog/dialog';
import { useEventCallback } from '../../../../ui/hooks';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { formatPosition, fullName } from '../../../../ui/text/formats';
import { FormLayout } from '../../../fields/form/form-layout';
import { inputKeyOf } from '../../../rows/crud/unsaved-input-notice';
import { toHistorySubject } from '../../../rows/history/history-subject';
import { useUndo } from '../../../rows/history/use-undo';
import { ConflictNotice } from '../../../rows/resource/edit-conflict';
import { RowOrder, useSortableRows } from '../../../rows/row-order';
import { sendWrite } from '../../../shell/api/write';
import { Icon, SmallButton } from '../../../shell/buttons';
import { managementPaths } from '../../../shell/conferences';
import { SearchField, Select, toOptions } from '../../../shell/controls';
import { changeKeepingFocus } from '../../../shell/focus';
import { EmptySection, ListStates } from '../../../shell/section-parts';
import { useWriteTools } from '../../../shell/writes';
import { findPeople, sortByLastName } from '../speakers/people-search';
import { ExpertiseBadges, SpeakerForm } from '../speakers/speaker-form';
import { speakerInputSection } from '../speakers/speaker-resource';
import { useCurrentConference } from '../use-current-conference';
import * as styles from './assign-dialog.module.scss';
import { ConflictWarnings, useConflicts } from './session-conflicts';
import { sessionResource } from './session-resource';
import {
  type AssignedSpeaker,
  type Assignments,
  describeSpeakers,
  newAssignedSpeaker,
  toAssignedSpeakers,
  toAssignmentsInput,
} from './use-assignments';

type AssignDialogProps = {
  session: Session;
  assignments: Assignments;
  onSaved: () => void;
  onClose: () => void;
};

/** Edits the speakers of a session, which are saved as one list. */
export function AssignDialog({ session, assignments, onSaved, onClose }: AssignDialogProps) {
  const people = useQuery(query(staffEndpoints.people));
  const { isSaving, save, serverVersion, loadServerVersion, overwrite } = useSaveAssignments(
    session,
    assignments,
    onSaved,
  );
  const { detail, isDirty, isOfDraft } = assignments;
  const [isAdding, setAdding] = useState(false);
  const { id } = session;
  const conflicts = useConflicts(useCurrentConference(), { id, times: session, speakers: assignments.list });
  const form = useRef<HTMLFormElement>(null);

  return (
    <>
      <Dialog
        title={t('sessionSpeakers.assignSpeakersTo', { title: session.title })}
        shape="wide"
        isBusy={isSaving}
        onClose={() => isSaving || onClose()}
      >
        <FormLayout
          ref={form}
          shape="dialog"
          unsaved={assignments}
          isDirty={isDirty}
          isSaving={isSaving}
          canSave={isDirty || isOfDraft}
          saveLabel={isOfDraft ? t('sessionSpeakers.done') : t('sessionSpeakers.saveAssignments')}
          cancelLabel={t('ui.close')}
          onSave={isOfDraft ? onClose : save}
          onCancel={onClose}
          onKeyDown={stayOnEnter}
        >
          {serverVersion && (
            <ConflictNotice
              noun={t('sessionSpeakers.noun')}
              changedBy={serverVersion.changedBy}
              changedAt={serverVersion.changedAt}
              serverSummary={describeSpeakers(serverVersion.list)}
              isBusy={isSaving}
              onLoadServerVersion={loadServerVersion}
              onOverwrite={overwrite}
            />
          )}
          <ConflictWarnings warnings={conflicts} />
          <ListStates list={detail} noun={t('sessionSpeakers.loadedSpeakers')}>
            <ListStates list={people} noun={t('nouns.speaker.several')}>
              {people.data?.length === 0 ? (
                <NoSpeakers onAdd={() => setAdding(true)} />
              ) : (
                <div className={styles.lists}>
                  <AssignedSpeakersList assignments={assignments} />
                  <AvailableSpeakers
                    people={people.data ?? []}
                    assignments={assignments}
                    onAdd={() => setAdding(true)}
                  />
                </div>
              )}
            </ListStates>
          </ListStates>
        </FormLayout>
      </Dialog>
      {/* Rendered outside the form above: input and submit events of this dialog would bubble into it. */}
      {isAdding && (
        <SpeakerForm
          inputKey={inputKeyOf(speakerInputSection)}
          onRowSaved={(person) => assignments.assign(newAssignedSpeaker(person))}
          onChooseExisting={(person) => {
            assignments.assign(newAssignedSpeaker(person));
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** Enter in the search or in one of the fields must not save the whole list. */
function stayOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function AssignedSpeakersList({ assignments }: { assignments: Assignments }) {
  const { list, reorder } = assignments;
  const ids = list.map(({ personId }) => personId);
  const nameOf = (id: string) => list.find(({ personId }) => personId === id)?.name ?? '';
  const sortable = useSortableRows(ids, nameOf, reorder);
  return (
    <section className={styles.column} aria-label={t('sessionSpeakers.assignedSpeakers')}>
      <h3 className={`small-title ${styles.title}`}>
        {t('sessionSpeakers.assigned')} <span className={styles.count}>{list.length}</span>
      </h3>
      <p role="status" className="visually-hidden">
        {sortable.liveMessage}
      </p>
      {list.length === 0 && <p className={styles.empty}>{t('sessionSpeakers.noneAssigned')}</p>}
      <ol className={styles.assigned}>
        {list.map((speaker) => (
          <AssignedRow
            key={speaker.personId}
            speaker={speaker}
            ids={ids}
            sortable={sortable}
            assignments={assignments}
          />
        ))}
      </ol>
    </section>
  );
}

type AssignedRowProps = {
  speaker: AssignedSpeaker;
  ids: string[];
  sortable: ReturnType<typeof useSortableRows>;
  assignments: Pick<Assignments, 'edit' | 'remove'>;
};

const maxTitleLength = 500;

function AssignedRow({ speaker, ids, sortable, assignments }: AssignedRowProps) {
  const { personId, name, role, speakerType, presentationTitle } = speaker;
  const { edit, remove } = assignments;

  return (
    <li className={styles.row} {...sortable.row(personId)}>
      <RowOrder id={personId} ids={ids} name={name} sortable={sortable} className={styles.order} />
      <div className={styles.person}>
        <PersonCell name={name} position={role} />
      </div>
      <button
        type="button"
        className={`btn btn-quiet btn-sm row-remove ${styles.remove}`}
        aria-label={t('common.removeNamed', { name })}
        onClick={() => changeKeepingFocus(() => remove(personId))}
      >
        <Icon name="remove" /> {t('common.remove')}
      </button>
      <div className={styles.fields}>
        <Select
          className="control"
          aria-label={t('sessionSpeakers.roleOf', { name })}
          value={speakerType}
          options={toOptions(speakerTypes, texts('sessionTypes.speakerTypes'))}
          onChoose={(chosen) => chosen && edit(personId, { speakerType: chosen })}
        />
        <input
          className="control"
          aria-label={t('sessionSpeakers.presentationTitleOf', { name })}
          placeholder={t('sessionSpeakers.presentationTitle')}
          dir="auto"
          autoComplete="off"
          maxLength={maxTitleLength}
          value={presentationTitle}
          onChange={({ target }) => edit(personId, { presentationTitle: target.value })}
        />
      </div>
    </li>
  );
}

type AvailableSpeakersProps = { people: Person[]; assignments: Assignments; onAdd: () => void };

function AvailableSpeakers({ people, assignments, onAdd }: AvailableSpeakersProps) {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const assigned = new Set(assignments.list.map(({ personId }) => personId));
  const sortedPeople = useMemo(() => sortByLastName(people), [people]);
  const unassigned = sortedPeople.filter(({ id }) => !assigned.has(id));
  const results = findPeople(unassigned, deferredText);
  const { visible, remaining, showMore } = useShowMore(results);

  const assign = useEventCallback((person: Person) =>
    changeKeepingFocus(() => assignments.assign(newAssignedSpeaker(person))),
  );

  return (
    <section className={styles.column} aria-label={t('sessionSpeakers.available')}>
      <h3 className={`small-title ${styles.title}`}>
        {t('sessionSpeakers.available')} <span className={styles.count}>{unassigned.length}</span>
      </h3>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label={t('conferences.searchSpeakers')}
          placeholder={t('sessionSpeakers.searchExample')}
          value={text}
          onSearch={setText}
        />
        <SmallButton label={t('common.addSpeaker')} icon="add" onClick={onAdd} />
      </div>
      <p role="status" className="visually-hidden">
        {deferredText.trim() && t('sessionSpeakers.found', { count: results.length, total: unassigned.length })}
      </p>
      {results.length === 0 && (
        <p className={styles.empty}>
          {unassigned.length === 0
            ? t('sessionSpeakers.allAssigned')
            : t('sessionSpeakers.noMatch', { words: deferredText.trim() })}
        </p>
      )}
      <ul className={styles.available}>
        {visible.map((person) => (
          <AvailableRow key={person.id} person={person} onAssign={assign} />
        ))}
        {remaining > 0 && (
          <li>
            <ShowMore remaining={remaining} onMore={showMore} />
          </li>
        )}
      </ul>
    </section>
  );
}

type AvailableRowProps = { person: Person; onAssign: (person: Person) => void };

const maxBadges = 3;

const AvailableRow = memo(function AvailableRow({ person, onAssign }: AvailableRowProps) {
  const name = fullName(person);
  return (
    <li className={styles.candidate}>
      <div>
        <PersonCell name={name} position={formatPosition(person)} />
        <ExpertiseBadges areas={person.expertiseAreas} max={maxBadges} />
      </div>
      <SmallButton
        label={t('sessionSpeakers.assign')}
        aria-label={t('sessionSpeakers.assignNamed', { name })}
        onClick={() => onAssign(person)}
      />
    </li>
  );
});

/** The bdi elements keep Arabic names aligned with Latin ones. */
const PersonCell = ({ name, position }: { name: string; position: string }) => (
  <>
    <p className={styles.name}>
      <bdi>{name}</bdi>
    </p>
    {position && (
      <p className="muted">
        <bdi>{position}</bdi>
      </p>
    )}
  </>
);

function NoSpeakers({ onAdd }: { onAdd: () => void }) {
  const navigate = useNavigate();
  return (
    <EmptySection
      title={t('sessionSpeakers.noneAvailable')}
      actionLabel={t('common.addSpeaker')}
      onAction={() => void navigate(managementPaths.speakers)}
    >
      {t('sessionSpeakers.addSpeakersFirst')} <SmallButton label={t('sessionSpeakers.addOneHere')} onClick={onAdd} />
    </EmptySection>
  );
}

type ServerVersion = { changedBy: string; changedAt: string; list: AssignedSpeaker[]; version: number };

/** Saves the whole list. A list that another user saved meanwhile is only overwritten on request. */
function useSaveAssignments(session: Session, assignments: Assignments, onSaved: () => void) {
  const { cache, toast, fail } = useWriteTools();
  const undo = useUndo();
  const conference = useCurrentConference();
  const [serverVersion, setServerVersion] = useState<ServerVersion | null>(null);
  const detail = query(endpoints.sessionDetail(session.id));

  async function fetchServerVersion(error: unknown): Promise<ServerVersion | null> {
    const changed = error instanceof ApiError && error.response?.changed;
    if (!changed) return null;
    const saved = await cache.fetchQuery({ ...detail, staleTime: 0 }).catch(() => null);
    return (
      saved && {
        changedBy: changed.by,
        changedAt: changed.at,
        list: toAssignedSpeakers(saved),
        version: saved.speakersVersion,
      }
    );
  }

  // The second press of a double press comes before the button is disabled.
  const isInFlight = useRef(false);
  const saveMutation = useMutation({
    mutationFn: (ifMatch?: number) =>
      sendWrite<SessionSpeaker[]>(
        'PUT',
        `${writePaths.sessions}/${session.id}/speakers`,
        toAssignmentsInput(assignments.list),
        {
          ifMatch,
        },
      ),
    onSuccess: async ({ change }) => {
      toast(t('sessionSpeakers.saved'), {
        actions: undo([change], toHistorySubject(sessionResource(conference), session)),
      });
      setServerVersion(null);
      await cache.invalidateQueries({ queryKey: detail.queryKey });
      assignments.discardChanges();
      onSaved();
      await cache.invalidateQueries(
        queriesUnder(endpoints.conferences.path, writePaths.sessions, staffEndpoints.people.path),
      );
    },
    onError: async (error) => {
      const latest = await fetchServerVersion(error);
      setServerVersion(latest);
      // A conflict is explained beside the list.
      if (!latest) fail(t('sessionSpeakers.saveFailed'), error);
    },
  });

  async function submit(version?: number): Promise<void> {
    if (isInFlight.current) return;
    isInFlight.current = true;
    await saveMutation.mutateAsync(version).catch(() => undefined);
    isInFlight.current = false;
  }
  return {
    isSaving: saveMutation.isPending,
    save: () => void submit(assignments.version),
    serverVersion,
    loadServerVersion: () => {
      assignments.discardChanges();
      setServerVersion(null);
    },
    overwrite: () => void submit(serverVersion?.version),
  };
}
