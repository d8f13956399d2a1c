import * as styles from './assigning.module.scss';

/** A person in a list, by name and position; Arabic ones stand where Latin ones do. */
export function PersonCell({ name, position }: { name: string; position: string }) {
  return (
    <>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      {position && (
        <p className="muted">
          <bdi>{position}</bdi>
        </p>
      )}
    </>
  );
}
