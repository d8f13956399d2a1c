import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedPerson, Person, SessionOfPerson } from '@majlis/contracts/people/people.schema';
import { mailMergePath, sessionCounts } from '@majlis/contracts/people/session-counts';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { locale } from '#messages/language';
import { t, texts } from '#messages/staff';
import { readResponse, send } from '../../../../api/client';
import { query } from '../../../../api/query';
import { Dialog } from '../../../../ui/dialog/dialog';
import { useEventCallback } from '../../../../ui/hooks';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { fullName } from '../../../../ui/text/formats';
import { BulkList } from '../../../rows/bulk/bulk-list';
import { DeletedRows, useRemoveRow } from '../../../rows/crud/deleted-rows';
import { inputKeyOf, newRowId, UnsavedInputNotice } from '../../../rows/crud/unsaved-input-notice';
import { RowFilter } from '../../../rows/list-controls';
import { counted, formsOf, ofCounted } from '../../../rows/resource/resource-config';
import { hasId, useRequestedNewRow, useRequestedRow } from '../../../rows/resource/use-requested-row';
import { AddButton, SmallButton } from '../../../shell/buttons';
import { conferenceName, managementPaths } from '../../../shell/conferences';
import { DialogFoot, ListFilter, Select, toOptions, useSearch } from '../../../shell/controls';
import { EmptySection, ListStates, NoMatch, SectionHeader } from '../../../shell/section-parts';
import { useFailureToast } from '../../../shell/writes';
import { PeopleFiles } from '../import/file-links';
import * as mergeStyles from './merge.module.scss';
import { MergeDialog, orderPair, PersonSummary } from './merge-dialog';
import {
  countSessions,
  emptySearch,
  findPeople,
  missingParts,
  type PeopleSearch,
  searchChoices,
  searchPeople,
  sortByLastName,
} from './people-search';
import { SpeakerCard, SpeakerForm } from './speaker-form';
import * as styles from './speaker-grid.module.scss';
import { speakerInputSection, speakerResource } from './speaker-resource';

export function SpeakersPage() {
  const people = useQuery(query(staffEndpoints.people));
  const [dialog, setDialog] = useState<{ person?: Person } | null>(null);
  const [merging, setMerging] = useState<Person | null>(null);
  const { search, setSearch, counts, results } = useSpeakerSearch(people.data ?? noPeople);
  const mailMerge = useMailMerge();
  const add = () => setDialog({});
  useRequestedRow(people.data, hasId, (person) => setDialog({ person }));
  useRequestedNewRow(people.data !== undefined, add);
  const findPerson = (id: string) => people.data?.find((person) => person.id === id);
  return (
    <>
      <SectionHeader
        title={t('common.speakers')}
        description={
          <>
            {t('speakers.description')}{' '}
            <Link to={managementPaths.duplicates}>{t('conferences.possibleDuplicates')}</Link>
          </>
        }
        level={2}
      >
        <PeopleFiles>
          <button
            type="button"
            className="menu-entry"
            disabled={mailMerge.isPending || results.length === 0}
            onClick={() =>
              mailMerge.mutate({
                ...(results.length < (people.data?.length ?? 0) && { ids: results.map(({ id }) => id) }),
                ...(search.conferenceId && { conferenceId: search.conferenceId }),
              })
            }
          >
            {t('speakers.mailMerge')}
          </button>
        </PeopleFiles>
        <AddButton label={t('common.addSpeaker')} onClick={add} />
      </SectionHeader>
      <ListStates list={people} noun={t('nouns.speaker.several')}>
        {dialog === null && (
          <UnsavedInputNotice
            section={speakerInputSection}
            getName={(id) => nameOfInput(id, findPerson(id))}
            onContinue={(id) => setDialog({ person: findPerson(id) })}
          />
        )}
        {people.data?.length === 0 ? (
          <EmptySection
            title={t('speakers.noSpeakers')}
            actionLabel={t('crud.addFirst', { ...formsOf('speaker') })}
            onAction={add}
          >
            {t('speakers.emptyText')}
          </EmptySection>
        ) : (
          <SpeakerGrid
            people={people.data ?? noPeople}
            results={results}
            counts={counts}
            search={search}
            onSearch={setSearch}
            onEdit={(person) => setDialog({ person })}
          />
        )}
        <DeletedRows resource={speakerResource} />
      </ListStates>
      {merging && people.data && (
        <MergeWithDialog person={merging} people={people.data} onClose={() => setMerging(null)} />
      )}
      {dialog && (
        <SpeakerForm
          key={dialog.person?.id ?? newRowId}
          person={dialog.person}
          inputKey={inputKeyOf(speakerInputSection, dialog.person?.id)}
          onChooseExisting={(person) => setDialog({ person })}
          onMerge={() => {
            setDialog(null);
            setMerging(dialog.person ?? null);
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

const nameOfInput = (id: string, person?: Person) =>
  id === newRowId ? t('crud.newRow', { ...formsOf('speaker') }) : person && fullName(person);

const noPeople: ListedPerson[] = [];

function useSpeakerSearch(people: ListedPerson[]) {
  const [search, setSearch] = useSearch(emptySearch, searchChoices);
  const counts = useQuery({ ...query(sessionCounts), staleTime: 0 }).data;
  return { search, setSearch, counts, results: searchPeople(people, useDeferredValue(search), counts) };
}

type SpeakerGridProps = Pick<ReturnType<typeof useSpeakerSearch>, 'search' | 'counts' | 'results'> & {
  people: ListedPerson[];
  onSearch: (search: PeopleSearch) => void;
  onEdit: (person: ListedPerson) => void;
};

const filterThreshold = 6;

function SpeakerGrid({ people, results, counts, search, onSearch, onEdit }: SpeakerGridProps) {
  const { visible, remaining, showMore } = useShowMore(results);
  const { remove, isPending } = useRemoveSpeaker();
  const edit = useEventCallback(onEdit);
  const confirmRemove = useEventCallback((person: ListedPerson) => void remove(person));
  return (
    <>
      <BulkList
        resource={speakerResource}
        rows={people}
        matching={results}
        toolbar={
          people.length > filterThreshold && (
            <PeopleFilter search={search} onSearch={onSearch} count={results.length} total={people.length} />
          )
        }
      >
        {results.length === 0 && <NoMatch>{t('speakers.noMatch')}</NoMatch>}
        <ul className={styles.grid}>
          {visible.map((person) => (
            <SpeakerCard
              key={person.id}
              person={person}
              sessionCount={counts && countSessions(counts, person.id, search.conferenceId)}
              isBusy={isPending}
              onEdit={edit}
              onRemove={confirmRemove}
            />
          ))}
        </ul>
      </BulkList>
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}

type MailMerge = { ids?: string[]; conferenceId?: string };

/** Downloads a file for mail merge by a POST, because an address cannot hold the ids of the whole list. */
function useMailMerge() {
  const fail = useFailureToast();
  return useMutation({
    mutationFn: async (input: MailMerge) => {
      const response = await send('POST', mailMergePath, input);
      if (!response.ok) return readResponse<void>(response);
      saveFile(await response.blob(), 'mail-merge.csv');
    },
    onError: (error) => fail(t('speakers.mailMergeFailed'), error),
  });
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The download begins in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const maxNamedSessions = 5;

/** Names the person's sessions in the question before the deletion. */
function useRemoveSpeaker() {
  const cache = useQueryClient();
  const { remove, isPending } = useRemoveRow(speakerResource);

  async function removeSpeaker(person: Person) {
    const sessions = await cache
      .fetchQuery({ ...query(staffEndpoints.sessionsOfPerson(person.id)), staleTime: 0 })
      .catch(() => undefined);
    await remove(person, deleteWarningFor(sessions));
  }

  return { remove: removeSpeaker, isPending };
}

function deleteWarningFor(sessions: SessionOfPerson[] | undefined): string | undefined {
  if (!sessions) return t('speakers.sessionsNotChecked');
  if (sessions.length === 0) return undefined;
  const named = sessions.slice(0, maxNamedSessions);
  const others = sessions.length - named.length;
  const list = named.map(({ title, conferenceTitle }) =>
    t('speakers.sessionOfConference', { title, conference: conferenceTitle }),
  );
  if (others > 0) list.push(t('speakers.moreSessions', { count: others }));
  return t('speakers.speaksIn', { list: new Intl.ListFormat(locale).format(list), count: sessions.length });
}

type PeopleFilterProps = {
  search: PeopleSearch;
  onSearch: (search: PeopleSearch) => void;
  count: number;
  total: number;
};

function PeopleFilter({ search, onSearch, count, total }: PeopleFilterProps) {
  const conferences = useQuery(query(endpoints.conferences)).data ?? [];
  return (
    <ListFilter
      label={t('conferences.searchSpeakers')}
      value={search.text}
      onSearch={(text) => onSearch({ ...search, text })}
      count={
        count === total
          ? counted(total, 'speaker')
          : t('speakers.someSpeakers', { count, total: ofCounted(total, 'speaker') })
      }
    >
      <Select
        aria-label={t('speakers.filterByConference')}
        all={t('conference.allConferences')}
        value={search.conferenceId}
        options={conferences.map((one) => ({ value: one.id, label: conferenceName(one, conferences) }))}
        onChoose={(conferenceId = '') => onSearch({ ...search, conferenceId })}
      />
      <Select
        aria-label={t('conferences.filterByMissing')}
        all={t('speakers.completeOrNot')}
        value={search.missing}
        options={toOptions(missingParts, texts('speakers.missing'))}
        onChoose={(missing) => onSearch({ ...search, missing: missing ?? '' })}
      />
      <Select
        aria-label={t('speakers.sortBy')}
        value={search.order}
        options={[
          { value: 'name', label: t('speakers.byLastName') },
          { value: 'sessions', label: t('speakers.bySessionCount') },
        ]}
        onChoose={(order = 'name') => onSearch({ ...search, order })}
      />
    </ListFilter>
  );
}

type MergeWithDialogProps = { person: ListedPerson; people: ListedPerson[]; onClose: () => void };

/** Asks with whom to merge a person who is in no suggested pair. */
function MergeWithDialog({ person, people, onClose }: MergeWithDialogProps) {
  const [otherId, setOtherId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const counts = useQuery({ ...query(sessionCounts), staleTime: 0 }).data;
  const others = sortByLastName(people.filter(({ id }) => id !== person.id));
  const results = findPeople(others, deferredText);
  const { visible, remaining, showMore } = useShowMore(results);
  const find = (id: string | null) => people.find((candidate) => candidate.id === id);
  const [current, other] = [find(person.id), find(otherId)];
  if (current && other) return <MergeDialog {...orderPair(current, other, counts)} counts={counts} onClose={onClose} />;
  return (
    <Dialog title={t('merge.mergeWith', { name: fullName(person) })} onClose={onClose}>
      <div className="dialog-body">
        <div className="toolbar">
          <RowFilter noun="speaker" filter={text} onFilter={setText} count={results.length} />
        </div>
        <ul className={mergeStyles.candidates}>
          {visible.map((candidate) => (
            <li key={candidate.id}>
              <PersonSummary person={candidate} counts={counts} />
              <SmallButton
                label={t('common.compare')}
                aria-label={t('merge.compareWith', { name: fullName(candidate) })}
                onClick={() => setOtherId(candidate.id)}
              />
            </li>
          ))}
        </ul>
        <ShowMore remaining={remaining} onMore={showMore} />
      </div>
      <DialogFoot closeLabel={t('common.cancel')} onClose={onClose} />
    </Dialog>
  );
}
