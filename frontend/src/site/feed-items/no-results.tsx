import { rich, t } from '#messages';
import { Notice } from '../../ui/page/notice';
import * as styles from './searchable-list.module.scss';

type Label = { title: string; text: string };

type NoResultsProps = {
  labels: { noResults: Label; emptyList?: Label };
  words: string;
  category: string;
  onClear: () => void;
};

export function NoResults({ labels: { noResults, emptyList }, words, category, onClear }: NoResultsProps) {
  if (!words && !category) return <Notice {...(emptyList ?? noResults)} />;
  const { title, text } = noResults;
  const searched =
    words && category
      ? 'searchableList.forWordsInCategory'
      : words
        ? 'searchableList.forWords'
        : 'searchableList.inCategory';
  return (
    <Notice
      title={title}
      text={
        <>
          <span className={styles.searched}>
            {rich(searched, { words: () => <bdi>{words}</bdi>, category: () => <bdi>{category}</bdi> })}
          </span>{' '}
          {text}
        </>
      }
    >
      <button type="button" className="btn btn-outline-primary" onClick={onClear}>
        {t('searchableList.clearSearch')}
      </button>
    </Notice>
  );
}
