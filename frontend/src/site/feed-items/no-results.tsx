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
  const searched = (
    <span className={styles.searched}>
      {words && (
        <>
          for “<bdi>{words}</bdi>”
        </>
      )}
      {words && category && ' '}
      {category && (
        <>
          in “<bdi>{category}</bdi>”
        </>
      )}
    </span>
  );
  return (
    <Notice
      title={title}
      text={
        <>
          {searched} {text}
        </>
      }
    >
      <button type="button" className="btn btn-outline-primary" onClick={onClear}>
        Clear the search
      </button>
    </Notice>
  );
}
