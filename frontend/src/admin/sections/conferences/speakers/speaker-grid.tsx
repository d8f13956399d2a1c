import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedPerson, Person, SessionOfPerson } from '@majlis/contracts/people/people.schema';
import { mailMergePath, sessionCounts } from '@majlis/contracts/people/session-counts';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { readResponse, send } from '../../../../api/client';
import { query } from '../../../../api/query';
import { useEventCallback } from '../../../../ui/hooks';
import { ShowMore, useShowMore } from '../../../../ui/page/show-more';
import { BulkList } from '../../../rows/bulk/bulk-list';
import { useRemoveRow } from '../../../rows/crud/use-remove-row';
import { counted, ofCounted } from '../../../rows/resource/noun';
import { conferenceName } from '../../../shell/conference-name';
import * as filterBarStyles from '../../../shell/filter-bar.module.scss';
import { Icon } from '../../../shell/icon';
import { useToast } from '../../../shell/toast';
import { useDescribeError } from '../../../shell/use-describe-error';
import { countSessions, emptySearch, missingParts, type PeopleSearch, searchPeople } from './people-search';
import { SpeakerCard } from './speaker-card';
import * as styles from './speaker-grid.module.scss';
import { speakerResource } from './speaker-resource';

type SpeakerGridProps = {
  people: ListedPerson[];
  onEdit: (person: ListedPerson) => void;
  onMerge: (person: ListedPerson) => void;
};

const filterThreshold = 6;

export function SpeakerGrid({ people, onEdit, onMerge }: SpeakerGridProps) {
  const [search, setSearch] = useState(emptySearch);
  const counts = useQuery({ ...query(sessionCounts), staleTime: 0 }).data;
  const results = searchPeople(people, useDeferredValue(search), counts);
  const { visible, remaining, showMore } = useShowMore(results);
  const { remove, isPending } = useRemoveSpeaker();
  const mailMerge = useMailMerge();
  const edit = useEventCallback(onEdit);
  const merge = useEventCallback(onMerge);
  const confirmRemove = useEventCallback((person: ListedPerson) => void remove(person));
  const { conferenceId } = search;
  const exportResults = () =>
    mailMerge.mutate({
      ...(results.length < people.length && { ids: results.map(({ id }) => id) }),
      ...(conferenceId && { conferenceId }),
    });
  return (
    <>
      <div className={styles.search}>
        {people.length > filterThreshold && (
          <PeopleFilter search={search} onSearch={setSearch} count={results.length} total={people.length} />
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          disabled={mailMerge.isPending || results.length === 0}
          onClick={exportResults}
        >
          <Icon name="document" /> {t('speakers.mailMerge')}
        </button>
      </div>
      {results.length === 0 && (
        <p className="empty">
          <Icon name="search" /> {t('speakers.noMatch')}
        </p>
      )}
      <BulkList resource={speakerResource} rows={people} matching={results}>
        <ul className={styles.grid}>
          {visible.map((person) => (
            <SpeakerCard
              key={person.id}
              person={person}
              sessionCount={counts && countSessions(counts, person.id, conferenceId)}
              isBusy={isPending}
              onEdit={edit}
              onRemove={confirmRemove}
              onMerge={merge}
            />
          ))}
        </ul>
      </BulkList>
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}

type MailMerge = { ids?: string[]; conferenceId?: string };

/** Downloads a file for mail merge. It is requested with the ids of the list, which no address can hold. */
function useMailMerge() {
  const toast = useToast();
  const describeError = useDescribeError();
  return useMutation({
    mutationFn: async (input: MailMerge) => {
      const response = await send('POST', mailMergePath, input);
      if (!response.ok) return readResponse<void>(response);
      saveFile(await response.blob(), 'mail-merge.csv');
    },
    onError: (error) => toast(t('speakers.mailMergeFailed'), { tone: 'destructive', detail: describeError(error) }),
  });
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The download begins in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const maxNamedSessions = 5;

/** Names the person's sessions in the question before a deletion. */
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
  const missing = missingParts.find((part) => part === search.missing) ?? '';
  return (
    <div className={filterBarStyles.bar}>
      <label className={`filter ${filterBarStyles.search}`}>
        <Icon name="search" />
        <span className="visually-hidden">{t('conferences.searchSpeakers')}</span>
        <input
          type="search"
          placeholder={t('conferences.searchSpeakers')}
          value={search.text}
          onChange={({ target }) => onSearch({ ...search, text: target.value })}
        />
      </label>
      <select
        className={`control ${filterBarStyles.choice}`}
        aria-label={t('speakers.filterByConference')}
        value={search.conferenceId}
        onChange={({ target }) => onSearch({ ...search, conferenceId: target.value })}
      >
        <option value="">{t('speakers.allConferences')}</option>
        {conferences.map((conference) => (
          <option key={conference.id} value={conference.id}>
            {conferenceName(conference, conferences)}
          </option>
        ))}
      </select>
      <select
        className={`control ${filterBarStyles.choice}`}
        aria-label={t('conferences.filterByMissing')}
        value={missing}
        onChange={({ target }) =>
          onSearch({ ...search, missing: missingParts.find((part) => part === target.value) ?? '' })
        }
      >
        <option value="">{t('speakers.completeOrNot')}</option>
        {missingParts.map((part) => (
          <option key={part} value={part}>
            {t(`speakers.missing.${part}`)}
          </option>
        ))}
      </select>
      <select
        className={`control ${filterBarStyles.choice}`}
        aria-label={t('speakers.sortBy')}
        value={search.order}
        onChange={({ target }) => onSearch({ ...search, order: target.value === 'sessions' ? 'sessions' : 'name' })}
      >
        <option value="name">{t('speakers.byLastName')}</option>
        <option value="sessions">{t('speakers.bySessionCount')}</option>
      </select>
      <p role="status" className={`result-count ${filterBarStyles.count}`}>
        {count === total
          ? counted(total, 'speaker')
          : t('speakers.someSpeakers', { count, total: ofCounted(total, 'speaker') })}
      </p>
    </div>
  );
}
