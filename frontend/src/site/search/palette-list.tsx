import { type SearchGroup, searchKindLabels } from '@majlis/contracts/search';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/picture/icon';
import { AutoText } from '../../ui/text/auto-text';
import { Highlighted } from './highlighted';
import * as styles from './search-palette.module.scss';

type PaletteListProps = {
  id: string;
  groups: SearchGroup[];
  /** Counted over all groups. */
  activeIndex: number;
  onActivate: (index: number) => void;
  onOpen: () => void;
};

export function PaletteList({ id, groups, activeIndex, onActivate, onOpen }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeIndex >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  const firstIndexes = groups.map((_group, index) =>
    groups.slice(0, index).reduce((sum, { results }) => sum + results.length, 0),
  );
  return (
    <div id={id} ref={list} role="listbox" aria-label="Results" className={styles.list}>
      {groups.map(({ kind, results }, groupIndex) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldsets
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className={styles.kind}>
            {searchKindLabels[kind]}
          </p>
          {results.map((result, resultIndex) => {
            const index = (firstIndexes[groupIndex] ?? 0) + resultIndex;
            return (
              <Link
                key={`${result.url} ${result.title.text}`}
                id={`${id}-${index}`}
                to={result.url}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                className={styles.option}
                onPointerMove={() => onActivate(index)}
                onClick={onOpen}
              >
                <AutoText text={result.title.text} className={styles.title}>
                  <Highlighted {...result.title} />
                  {!result.url.startsWith('/') && <Icon name="external" />}
                </AutoText>
                <AutoText text={result.note || result.excerpt.text} className={styles.note}>
                  {result.note || <Highlighted {...result.excerpt} />}
                </AutoText>
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
