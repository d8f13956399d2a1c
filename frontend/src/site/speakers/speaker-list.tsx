import { endpoints } from '@majlis/contracts/endpoints';
import type { ListedSpeaker } from '@majlis/contracts/speakers';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef } from 'react';
import * as listMessages from '#messages/searchable-list';
import * as messages from '#messages/speakers';
import { query } from '../../api/query';
import { useAdoptPreHydrationValue } from '../../ui/hooks/use-adopt-pre-hydration-value';
import { useUrlSearchState } from '../../ui/hooks/use-url-search-state';
import { Notice } from '../../ui/page/notice';
import { Icon } from '../../ui/picture/icon';
import { createWordMatcher } from '../../ui/text/word-matcher';
import { VirtualCardGrid } from '../feed-items/virtual-card-grid';
import { ListLoadError } from '../list-load-error';
import * as styles from './speaker-list.module.scss';
import { SpeakerListItem } from './speaker-list-item';
import { SpeakerListSkeleton } from './speaker-list-skeleton';

export function SpeakerList() {
  const speakers = useQuery(query(endpoints.publicSpeakers));
  if (speakers.isPending) return <SpeakerListSkeleton />;
  // A failed refetch keeps the data of the last successful one on the page.
  if (!speakers.data) return <ListLoadError title={messages.speakersFailed} text={messages.programmeUnreachable} />;
  if (speakers.data.length === 0) return <Notice title={messages.noSpeakersYet} text={messages.listedWhenNamed} />;
  return <SearchableSpeakers speakers={speakers.data} />;
}

const readWords = (params: URLSearchParams): string => params.get('q') ?? '';
const writeWords = (words: string): string => new URLSearchParams(words && { q: words }).toString();

function SearchableSpeakers({ speakers }: { speakers: ListedSpeaker[] }) {
  const [words, setWords] = useUrlSearchState(readWords, writeWords);
  const input = useRef<HTMLInputElement>(null);
  useAdoptPreHydrationValue(input, setWords, words);
  const deferredWords = useDeferredValue(words);
  const found = useMemo(() => {
    const matches = createWordMatcher(deferredWords);
    return speakers.filter(({ firstName, lastName, position, organization }) =>
      matches([`${firstName} ${lastName}`, position, organization].join('\n')),
    );
  }, [speakers, deferredWords]);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search> */}
      <form className={styles.toolbar} role="search" onSubmit={(event) => event.preventDefault()}>
        <div className="search-field">
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            aria-label={messages.search}
            placeholder={messages.searchPlaceholder}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <p className="count-badge" role="status">
          {listMessages.speakers(found.length)}
        </p>
      </form>
      <h2 className="visually-hidden">{messages.allSpeakers}</h2>
      {found.length === 0 ? (
        <Notice title={messages.nothingFound} text={listMessages.otherSpelling}>
          <button
            type="button"
            className="btn btn-outline-primary"
            onClick={() => {
              setWords('');
              input.current?.focus();
            }}
          >
            {listMessages.clearSearch}
          </button>
        </Notice>
      ) : (
        <VirtualCardGrid items={found} name={messages.speakers} className={styles.speakers}>
          {(speaker) => <SpeakerListItem key={speaker.slug} speaker={speaker} />}
        </VirtualCardGrid>
      )}
    </>
  );
}
