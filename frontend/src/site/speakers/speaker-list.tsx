import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath } from '@majlis/contracts/api/list-pages';
import type { ListedSpeaker } from '@majlis/contracts/programme/speakers';
import { useDeferredValue, useMemo, useRef } from 'react';
import { t } from '#messages';
import { type LongList, type ShownPart, useLongList } from '../../api/long-list';
import { useAdoptPreHydrationValue } from '../../ui/hooks/use-adopt-pre-hydration-value';
import { useUrlSearchState } from '../../ui/hooks/use-url-search-state';
import { Notice } from '../../ui/page/notice';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import { Icon } from '../../ui/picture/icon';
import { createWordMatcher } from '../../ui/text/word-matcher';
import { maxPlainCards, VirtualCardGrid } from '../feed-items/virtual-card-grid';
import { ListLoadError } from '../list-load-error';
import { ShowAll } from '../show-all';
import * as styles from './speaker-list.module.scss';
import { SpeakerListItem } from './speaker-list-item';

const speakerList: LongList<ListedSpeaker> = {
  endpoint: endpoints.publicSpeakers,
  view: 'all',
  maxRows: maxPlainCards,
  toParts: (speakers) => [{ name: '', rows: speakers }],
};

const readWords = (params: URLSearchParams): string => params.get('q') ?? '';
const writeWords = (words: string): string => new URLSearchParams(words && { q: words }).toString();

export function SpeakerList() {
  const [words, setWords] = useUrlSearchState(readWords, writeWords);
  const { parts, start } = useLongList(speakerList, words !== '');
  const [speakers] = parts ?? [];
  if (start.isPending) return <SpeakerListSkeleton />;
  // A failed refetch keeps the data of the last successful one on the page.
  if (!speakers || (words && speakers.isFailed))
    return <ListLoadError title={t('speakers.speakersFailed')} text={t('speakers.programmeUnreachable')} />;
  if (speakers.total === 0) return <Notice title={t('speakers.noSpeakersYet')} text={t('speakers.listedWhenNamed')} />;
  return <SearchableSpeakers speakers={speakers} words={words} setWords={setWords} />;
}

type SearchableSpeakersProps = {
  speakers: ShownPart<ListedSpeaker>;
  words: string;
  setWords: (words: string) => void;
};

function SearchableSpeakers({ speakers, words, setWords }: SearchableSpeakersProps) {
  const { rows, total } = speakers;
  const input = useRef<HTMLInputElement>(null);
  useAdoptPreHydrationValue(input, setWords, words);
  const deferredWords = useDeferredValue(words);
  const found = useMemo(() => {
    const matches = createWordMatcher(deferredWords);
    return rows.filter(({ firstName, lastName, position, organization }) =>
      matches([`${firstName} ${lastName}`, position, organization].join('\n')),
    );
  }, [rows, deferredWords]);
  // A search in the start of a list would miss what comes later.
  const isSearching = words !== '' || deferredWords !== '';
  const isLoading = isSearching && rows.length < total;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search> */}
      <form className={styles.toolbar} role="search" onSubmit={(event) => event.preventDefault()}>
        <div className="search-field">
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            aria-label={t('speakers.search')}
            placeholder={t('speakers.searchPlaceholder')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <p className="count-badge" role="status">
          {!isLoading && t('searchableList.speakers', { count: isSearching ? found.length : total })}
        </p>
      </form>
      <h2 className="visually-hidden">{t('speakers.allSpeakers')}</h2>
      {isLoading && <SpeakerListSkeleton />}
      {!isLoading && found.length === 0 && (
        <Notice title={t('speakers.nothingFound')} text={t('searchableList.otherSpelling')}>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => {
              setWords('');
              input.current?.focus();
            }}
          >
            {t('searchableList.clearSearch')}
          </button>
        </Notice>
      )}
      {!isLoading && found.length > 0 && (
        <VirtualCardGrid
          items={found}
          total={isSearching ? found.length : total}
          name={t('speakers.speakers')}
          className={styles.speakers}
        >
          {(speaker) => <SpeakerListItem key={speaker.slug} speaker={speaker} />}
        </VirtualCardGrid>
      )}
      {!isSearching && <ShowAll part={speakers} name={t('speakers.allSpeakers')} to={listPagePath('speakers')} />}
    </>
  );
}

function SpeakerListSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{t('speakers.loadingSpeakers')}</span>
      <ul className={styles.speakers} aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => `speaker ${index + 1}`).map((speaker) => (
          <li key={speaker} className={styles.speaker}>
            <span className={`skeleton ${styles.portrait}`} />
            <SkeletonLines titles={1} lines={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
