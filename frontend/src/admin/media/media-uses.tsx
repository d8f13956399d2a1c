import type { MediaUse } from '@majlis/contracts/media';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import * as messages from '#messages/staff/media';
import { placeName } from '#messages/staff/media-uploads';
import { fillIn } from '../../messages/fill-in';
import { ListStates } from '../crud/list-states';
import * as styles from './media-form.module.scss';
import { useMediaUseLabel } from './use-media-use-label';

export function MediaUses({ uses }: { uses: UseQueryResult<MediaUse[]> }) {
  const labelOf = useMediaUseLabel();
  return (
    <section className={styles.uses} aria-labelledby="media-uses">
      <h3 id="media-uses" className={styles.title}>
        {messages.whereUsed}
      </h3>
      <ListStates list={uses} noun={messages.loadedUses}>
        {uses.data?.length === 0 ? (
          <p className="muted">{messages.unused}</p>
        ) : (
          <ul>
            {uses.data?.map((use, index) => (
              <li key={index}>
                {fillIn(use.label || use.href ? messages.usedAs : '{place}', {
                  place: <bdi>{placeName(use.place)}</bdi>,
                  label: use.href ? (
                    <Link to={use.href}>
                      <bdi>{labelOf(use) || messages.open}</bdi>
                    </Link>
                  ) : (
                    <bdi>{labelOf(use)}</bdi>
                  ),
                })}
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
