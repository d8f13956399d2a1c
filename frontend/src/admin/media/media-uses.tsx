import type { MediaUse } from '@majlis/contracts/media';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import * as messages from '#messages/staff/media';
import { placeName } from '#messages/staff/media-uploads';
import { fillIn } from '../../messages/fill-in';
import { ListStates } from '../crud/list-states';
import * as styles from './media-form.module.scss';

export function MediaUses({ uses }: { uses: UseQueryResult<MediaUse[]> }) {
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
            {uses.data?.map(({ place, label, href }, index) => (
              <li key={index}>
                {fillIn(label || href ? messages.usedAs : '{place}', {
                  place: <bdi>{placeName(place)}</bdi>,
                  label: href ? (
                    <Link to={href}>
                      <bdi>{label || messages.open}</bdi>
                    </Link>
                  ) : (
                    <bdi>{label}</bdi>
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
