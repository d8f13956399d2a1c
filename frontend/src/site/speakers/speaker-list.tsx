import { endpoints } from '@majlis/contracts/api/endpoints';
import { listPagePath } from '@majlis/contracts/api/list-pages';
import type { ListedSpeaker } from '@majlis/contracts/programme/speakers';
import { useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { type ShownPart, singleList, useLongList } from '../../api/long-list';
import { ListSkeleton, SkeletonLines } from '../../ui/page/loading';
import { Notice } from '../../ui/page/notice';
import { Avatar } from '../../ui/picture/picture';
import { useUrlSearchState } from '../../ui/search-state';
import { AutoText, contentDirection, detectLanguage } from '../../ui/text/auto-text';
import { fullName } from '../../ui/text/formats';
import { createWordMatcher } from '../../ui/text/word-matcher';
import { maxPlainCards, VirtualCardGrid } from '../feed-items/virtual-card-grid';
import { ListLoadError } from '../load-error-page';
import { speakerPath } from '../paths';
import { ListSearchForm, SearchField } from '../search/search-fields';
import { ShowAll } from '../show-all';
import * as styles from './speaker-list.module.scss';

const speakerList = singleList(endpoints.publicSpeakers, 'all', maxPlainCards);

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

type SearchableSpeakersProps = { speakers: ShownPart<ListedSpeaker>; words: string; setWords: (words: string) => void };

function SearchableSpeakers({ speakers, words, setWords }: SearchableSpeakersProps) {
  const { rows, total } = speakers;
  const input = useRef<HTMLInputElement>(null);
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
      <ListSearchForm className={`${styles.toolbar} screen-only`}>
        <SearchField
          input={input}
          label={t('speakers.search')}
          placeholder={t('speakers.searchPlaceholder')}
          value={words}
          onChange={setWords}
        />
        <p className="count-badge" role="status">
          {!isLoading && t('searchableList.speakers', { count: isSearching ? found.length : total })}
        </p>
      </ListSearchForm>
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

const SpeakerListSkeleton = () => (
  <ListSkeleton label={t('speakers.loadingSpeakers')} className={styles.speakers} count={9}>
    {(index) => (
      <li key={index} className={styles.speaker}>
        <span className={`skeleton skeleton-picture ${styles.portrait}`} />
        <SkeletonLines titles={1} lines={2} />
      </li>
    )}
  </ListSkeleton>
);

export function SpeakerListItem({ speaker }: { speaker: ListedSpeaker }) {
  const { slug, photo, pictures, position, organization } = speaker;
  const name = fullName(speaker);
  return (
    <li className={styles.speaker} dir={contentDirection(position || organization || name)}>
      <Avatar className={styles.portrait} url={photo} details={pictures?.[photo]} name={name} sizes="72px" />
      <div>
        <h3 lang={detectLanguage(name)}>
          <Link to={speakerPath(slug)}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        {position && <AutoText as="p" text={position} />}
        {organization && <AutoText as="p" text={organization} />}
      </div>
    </li>
  );
}
