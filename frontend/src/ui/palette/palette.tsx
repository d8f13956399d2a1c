import type { HighlightedText } from '@majlis/contracts/site/search';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { askBeforeLeaving } from '../dialog/leave-guard';
import { Icon } from '../picture/icon';
import { AutoText } from '../text/auto-text';
import { Highlighted } from '../text/highlighted';
import * as styles from './palette.module.scss';

type PaletteProps = {
  /** Names the dialog and its field. */
  label: string;
  maxLength: number;
  text: string;
  onText: (text: string) => void;
  groups: PaletteGroup[];
  /** Called on Enter when no option can be chosen. */
  onEnter?: () => void;
  onClose: () => void;
  /** Rendered below the options. */
  children: ReactNode;
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A dialog over the page with a field and the options that were found for its text. */
export function Palette(props: PaletteProps) {
  const { label, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing returns the focus; removing the dialog does not.
    return () => element?.close();
  }, []);
  // Rendered outside the footer, whose light links would be illegible on the palette.
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.palette} screen-only`}
      aria-label={label}
      onClose={onClose}
      // A press beside the box hits the dialog element itself.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
      // Escape must not close a form below the palette, too.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <PaletteBox {...props} />
    </dialog>,
    document.body,
  );
}

function PaletteBox({ label, maxLength, text, onText, groups, onEnter, onClose, children }: PaletteProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [activeIndex, setActiveIndex] = useState(0);
  const options = groups.flatMap((group) => group.options);
  const active = options[activeIndex];

  const press = ({ onChoose }: PaletteOption) => {
    onClose();
    onChoose?.();
  };
  const choose = (option: PaletteOption, isInNewTab: boolean) => {
    press(option);
    const { url } = option;
    if (!url) return;
    if (isInNewTab) window.open(url, '_blank', 'noopener');
    else if (url.startsWith('/')) askBeforeLeaving(() => void navigate(url));
    else window.location.assign(url);
  };
  const enter = (isInNewTab = false) => (active && !active.isOutdated ? choose(active, isInNewTab) : onEnter?.());
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) enter(true);
    else if (step !== undefined && options.length > 0)
      setActiveIndex((index) => (index + step + options.length) % options.length);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element <search>
    <form
      role="search"
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <div className={`search-field ${styles.field}`}>
        <Icon name="search" />
        <input
          // In a field of the type "search" the first Escape would only clear the text.
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={label}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && `${listId}-${activeIndex}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={`${label}...`}
          maxLength={maxLength}
          dir="auto"
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <kbd>Esc</kbd>
          <span className="visually-hidden">{t('search.closeTheSearch')}</span>
        </button>
      </div>
      <PaletteList id={listId} groups={groups} activeIndex={activeIndex} onActivate={setActiveIndex} onPress={press} />
      <div className={styles.foot}>{children}</div>
    </form>
  );
}

/** Choosing an option opens its address, calls `onChoose`, or both. */
export type PaletteOption = {
  id: string;
  title: HighlightedText;
  note?: HighlightedText;
  icon?: ReactNode;
  badge?: ReactNode;
  url?: string;
  onChoose?: () => void;
  /** The option was found for a text that has been changed since, so that Enter does not choose it. */
  isOutdated?: boolean;
};

export type PaletteGroup = { id: string; label: string; options: PaletteOption[] };

type PaletteListProps = {
  id: string;
  groups: PaletteGroup[];
  /** The position of the active option among those of all groups. */
  activeIndex: number;
  onActivate: (index: number) => void;
  /** Called for a pressed option, whose link the browser follows by itself. */
  onPress: (option: PaletteOption) => void;
};

function PaletteList({ id, groups, activeIndex, onActivate, onPress }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeIndex >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  const firstIndexes = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div id={id} ref={list} role="listbox" aria-label={t('search.listOfResults')} className={styles.list}>
      {groups.map((group, groupIndex) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldsets
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} className={styles.group}>
            {group.label}
          </p>
          {group.options.map((option, optionIndex) => {
            const index = (firstIndexes[groupIndex] ?? 0) + optionIndex;
            return (
              <Option
                key={option.id}
                id={`${id}-${index}`}
                option={option}
                isActive={index === activeIndex}
                onActivate={() => onActivate(index)}
                onPress={() => onPress(option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onActivate: () => void;
  onPress: () => void;
};

function Option({ id, option: { title, note, icon, badge, url }, isActive, onActivate, onPress }: OptionProps) {
  const attributes = {
    ...{ id, role: 'option', tabIndex: -1, 'aria-selected': isActive, className: styles.option },
    ...{ onPointerMove: onActivate, onClick: onPress },
  };
  const content = (
    <>
      {icon}
      <AutoText text={title.text} className={styles.title}>
        <Highlighted {...title} />
        {url && !url.startsWith('/') && <Icon name="external" />}
      </AutoText>
      {note && (
        <AutoText text={note.text} className={styles.note}>
          <Highlighted {...note} />
        </AutoText>
      )}
      {badge}
    </>
  );
  return url ? (
    <Link to={url} {...attributes}>
      {content}
    </Link>
  ) : (
    <button type="button" {...attributes}>
      {content}
    </button>
  );
}
