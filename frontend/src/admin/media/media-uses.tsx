import type { MediaUse } from '@majlis/contracts/media';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { ListStates } from '../crud/list-states';
import * as styles from './media-form.module.scss';
import { placeName } from './place-name';
import { useMediaUseLabel } from './use-media-use-label';

export function MediaUses({ uses }: { uses: UseQueryResult<MediaUse[]> }) {
  const labelOf = useMediaUseLabel();
  return (
    <section className={styles.uses} aria-labelledby="media-uses">
      <h3 id="media-uses" className={styles.title}>
        {t('media.whereUsed')}
      </h3>
      <ListStates list={uses} noun={t('media.loadedUses')}>
        {uses.data?.length === 0 ? (
          <p className="muted">{t('media.unused')}</p>
        ) : (
          <ul>
            {uses.data?.map((use, index) => (
              <li key={index}>
                {use.label || use.href ? (
                  rich('media.usedAs', {
                    place: () => <bdi>{placeName(use.place)}</bdi>,
                    label: () =>
                      use.href ? (
                        <Link to={use.href}>
                          <bdi>{labelOf(use) || t('media.open')}</bdi>
                        </Link>
                      ) : (
                        <bdi>{labelOf(use)}</bdi>
                      ),
                  })
                ) : (
                  <bdi>{placeName(use.place)}</bdi>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
