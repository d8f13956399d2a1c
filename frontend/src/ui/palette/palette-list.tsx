import type { HighlightedText } from '@majlis/contracts/site/search';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { Icon } from '../picture/icon';
import { AutoText } from '../text/auto-text';
import { Highlighted } from '../text/highlighted';
import * as styles from './palette.module.scss';

/** An option leads to its address, or does something when it is chosen, or both. */
export type PaletteOption = {
  id: string;
  title: HighlightedText;
  note?: HighlightedText;
  icon?: ReactNode;
  badge?: ReactNode;
  url?: string;
  onChoose?: () => void;
  /** It belongs to a text that has been changed since, so that Enter does not choose it. */
  isOutdated?: boolean;
};

export type PaletteGroup = { id: string; label: string; options: PaletteOption[] };

type PaletteListProps = {
  id: string;
  groups: PaletteGroup[];
  /** Counted over all groups. */
  activeIndex: number;
  onActivate: (index: number) => void;
  /** The browser follows the link of an option by itself. */
  onPress: (option: PaletteOption) => void;
};

export function PaletteList({ id, groups, activeIndex, onActivate, onPress }: PaletteListProps) {
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
