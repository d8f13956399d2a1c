import * as styles from './assign-dialog.module.scss';

/** The bdi elements keep Arabic names aligned with Latin ones. */
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
