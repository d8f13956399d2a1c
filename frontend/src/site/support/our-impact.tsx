import { type ContentKey, foundingYear } from '@majlis/contracts/content-defaults';
import { t } from '#messages';
import { useNow } from '../../ui/page/prerender';
import { Girih } from '../../ui/picture/girih';
import { ContentText } from '../../ui/text/content-text';
import { useContent } from '../../ui/text/use-content';
import * as styles from './support.module.scss';

const counts: { entry: ContentKey; name: string }[] = [
  { entry: 'impact.conferences', name: t('support.conferences') },
  { entry: 'impact.books', name: t('support.books') },
  { entry: 'impact.scholars', name: t('support.scholars') },
  { entry: 'impact.years', name: t('support.years') },
];

export function OurImpact() {
  const { text } = useContent();
  const years = new Date(useNow()).getUTCFullYear() - foundingYear;
  return (
    <section className="section section-accent" aria-labelledby="impact-heading">
      <Girih className="section-pattern" />
      <div className="page-width">
        <h2 id="impact-heading">{t('support.ourImpact')}</h2>
        <dl className={styles.counts}>
          {counts.map(({ entry, name }) => (
            <div key={entry}>
              <dt>{name}</dt>
              <dd>
                {entry === 'impact.years' && !text(entry) ? (
                  <span dir="auto">{t('support.moreThan', { years })}</span>
                ) : (
                  <ContentText entry={entry} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
