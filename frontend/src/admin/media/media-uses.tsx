import type { MediaUse } from '@majlis/contracts/media';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ListStates } from '../crud/list-states';
import * as styles from './media-form.module.scss';

export function MediaUses({ uses }: { uses: UseQueryResult<MediaUse[]> }) {
  return (
    <section className={styles.uses} aria-labelledby="media-uses">
      <h3 id="media-uses" className={styles.title}>
        Where used
      </h3>
      <ListStates list={uses} noun="uses">
        {uses.data?.length === 0 ? (
          <p className="muted">Nothing uses this file.</p>
        ) : (
          <ul>
            {uses.data?.map(({ place, label, href }, index) => (
              <li key={index}>
                {place}
                {label && ': '}
                {href ? (
                  <Link to={href}>
                    <bdi>{label || 'open'}</bdi>
                  </Link>
                ) : (
                  <bdi>{label}</bdi>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
