import { maxSearchLength, type SearchResult, search } from '@majlis/contracts/site/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { query } from '../../api/query';
import { useDebouncedValue } from '../../ui/hooks';
import { Palette, type PaletteOption } from '../../ui/palette/palette';
import * as styles from '../../ui/palette/palette.module.scss';
import { routeOf, searchAddress } from './search-address';

/** Shorter than the pause between two letters of a slow typist. */
const typingDelayMs = 100;

/** The search that opens over the page. Nothing that was searched for is stored. */
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
    label: t(`search.kinds.${kind}`),
    options: results.map((result) => toOption(result, isOutdated)),
  }));
  const openPage = () => {
    if (text.trim() === '') return;
    onClose();
    void navigate(searchAddress(text.trim()));
  };
  return (
    <Palette
      label={t('search.searchThisSite')}
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

const PaletteStatus = ({ text, count, isError, suggestion, onSuggestion, onClose }: PaletteStatusProps) => (
  <>
    <p role="status">{describeState(text, count, isError, suggestion)}</p>
    {suggestion && (
      <button type="button" className={styles.footButton} onClick={() => onSuggestion(suggestion)}>
        <bdi>{suggestion}</bdi>
      </button>
    )}
    {count > 0 && (
      <Link to={searchAddress(text)} onClick={onClose}>
        {t('search.allResults')}
      </Link>
    )}
  </>
);

function describeState(text: string, count: number, isError: boolean, suggestion: string | null): string {
  if (isError) return t('search.searchFailedTryAgain');
  if (!text) return t('search.whatIsSearched');
  if (count > 0) return t('search.bestResults', { count });
  return suggestion ? t('search.nothingFoundDidYouMean') : t('search.nothingFoundFewerWords');
}
