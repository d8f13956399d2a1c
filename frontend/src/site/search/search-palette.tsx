import { maxSearchLength, type SearchResult, search } from '@majlis/contracts/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as messages from '#messages/search';
import { query } from '../../api/query';
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value';
import { Palette } from '../../ui/palette/palette';
import * as styles from '../../ui/palette/palette.module.scss';
import type { PaletteOption } from '../../ui/palette/palette-list';
import { routeOf, searchAddress } from './search-address';

/** Shorter than the pause between two letters of a slow typist. */
const typingDelayMs = 100;

/** The search over the page that is open. What was searched for is kept nowhere. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const debounced = useDebouncedValue(text.trim(), typingDelayMs);
  const { data, isError } = useQuery({
    ...query(search(debounced, {}, true)),
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
  });
  const isOutdated = debounced !== text.trim();
  const groups = ((debounced && data?.groups) || []).map(({ kind, results }) => ({
    id: kind,
    label: messages.kinds[kind],
    options: results.map((result) => toOption(result, isOutdated)),
  }));
  const openPage = () => {
    if (text.trim() === '') return;
    onClose();
    void navigate(searchAddress(text.trim()));
  };
  return (
    <Palette
      label={messages.searchThisSite}
      maxLength={maxSearchLength}
      text={text}
      onText={setText}
      groups={groups}
      onEnter={openPage}
      onClose={onClose}
    >
      <PaletteStatus
        text={debounced}
        count={groups.reduce((sum, { options }) => sum + options.length, 0)}
        isError={isError}
        suggestion={debounced && data ? data.suggestion : null}
        onSuggestion={setText}
        onClose={onClose}
      />
    </Palette>
  );
}

function toOption(result: SearchResult, isOutdated: boolean): PaletteOption {
  const { url, title, note, excerpt } = result;
  return {
    id: `${url} ${title.text}`,
    title,
    note: note.text ? note : excerpt,
    url: routeOf(result) ?? url,
    isOutdated,
  };
}

type PaletteStatusProps = {
  text: string;
  count: number;
  isError: boolean;
  suggestion: string | null;
  onSuggestion: (text: string) => void;
  onClose: () => void;
};

function PaletteStatus({ text, count, isError, suggestion, onSuggestion, onClose }: PaletteStatusProps) {
  return (
    <>
      <p role="status">{describeState(text, count, isError, suggestion)}</p>
      {suggestion && (
        <button type="button" className={styles.footButton} onClick={() => onSuggestion(suggestion)}>
          <bdi>{suggestion}</bdi>
        </button>
      )}
      {count > 0 && (
        <Link to={searchAddress(text)} onClick={onClose}>
          {messages.allResults}
        </Link>
      )}
    </>
  );
}

function describeState(text: string, count: number, isError: boolean, suggestion: string | null): string {
  if (isError) return messages.searchFailedTryAgain;
  if (!text) return messages.whatIsSearched;
  if (count > 0) return messages.bestResults(count);
  return suggestion ? messages.nothingFoundDidYouMean : messages.nothingFoundFewerWords;
}
