import { maxSearchLength, type SearchResult, search } from '@majlis/contracts/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { query } from '../../api/query';
import { Icon } from '../../ui/picture/icon';
import { PaletteList } from './palette-list';
import { searchAddress } from './search-address';
import * as styles from './search-palette.module.scss';
import { useDebouncedValue } from './use-debounced-value';

/** Shorter than the pause between two letters of a slow typist. */
const typingDelayMs = 100;

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The search over the page that is open. What was searched for is kept nowhere. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Not within the footer, whose links are as light as it is dark.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Search this site"
      onClose={onClose}
      // A press beside the palette is one on the dialog itself.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <PaletteSearch onClose={onClose} />
    </dialog>,
    document.body,
  );
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const debounced = useDebouncedValue(text.trim(), typingDelayMs);
  const { data, isError } = useQuery({
    ...query(search(debounced, {}, true)),
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
  });
  const groups = (debounced && data?.groups) || [];
  const results = groups.flatMap((group) => group.results);
  const active = results[activeIndex];

  const open = (result: SearchResult | undefined) => {
    if (!result && text.trim() === '') return;
    onClose();
    if (result && !result.url.startsWith('/')) window.location.assign(result.url);
    else void navigate(result?.url ?? searchAddress(text.trim()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setActiveIndex((index) => (index + step + results.length) % results.length);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        // The results may be those of the text before the last letters.
        open(debounced === text.trim() ? active : undefined);
      }}
    >
      <div className={`search-field ${styles.field}`}>
        <Icon name="search" />
        <input
          // In one of the type "search" the first Escape would only clear the text.
          type="text"
          inputMode="search"
          role="combobox"
          aria-label="Search this site"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${activeIndex}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Search this site..."
          maxLength={maxSearchLength}
          dir="auto"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <kbd>Esc</kbd>
          <span className="visually-hidden">Close the search</span>
        </button>
      </div>
      <PaletteList id={listId} groups={groups} activeIndex={activeIndex} onActivate={setActiveIndex} onOpen={onClose} />
      <PaletteStatus
        text={debounced}
        count={results.length}
        isError={isError}
        suggestion={debounced && data ? data.suggestion : null}
        onSuggestion={setText}
        onClose={onClose}
      />
    </form>
  );
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
    <div className={styles.foot}>
      <p role="status">{describeState(text, count, isError, suggestion)}</p>
      {suggestion && (
        <button type="button" className={styles.suggestion} onClick={() => onSuggestion(suggestion)}>
          <bdi>{suggestion}</bdi>
        </button>
      )}
      {count > 0 && (
        <Link to={searchAddress(text)} onClick={onClose}>
          All results
        </Link>
      )}
    </div>
  );
}

function describeState(text: string, count: number, isError: boolean, suggestion: string | null): string {
  if (isError) return 'The search failed. Please try again in a moment.';
  if (!text) return 'Pages, conferences, sessions, papers, speakers, research, posts and episodes';
  if (count > 0) return `${count} best ${count === 1 ? 'result' : 'results'}`;
  return suggestion ? 'Nothing found. Did you mean' : 'Nothing found. Fewer words find more.';
}
