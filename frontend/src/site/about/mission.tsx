import { t } from '#messages';
import * as pillarStyles from '../pillars.module.scss';
import * as styles from './about.module.scss';

const pillars = [
  { title: t('about.religiousFreedom'), text: t('about.religiousFreedomText') },
  { title: t('about.economicFreedom'), text: t('about.economicFreedomText') },
  { title: t('about.politicalFreedom'), text: t('about.politicalFreedomText') },
];

export function Mission() {
  return (
    <section className="section" id="mission" aria-labelledby="mission-heading">
      <div className="page-width">
        <div className={styles.intro}>
          <p className="label">{t('about.whatWeWorkFor')}</p>
          <h2 id="mission-heading">{t('about.mission')}</h2>
          <p className="lead">{t('about.missionStatement')}</p>
        </div>
        <ol className={pillarStyles.pillars}>
          {pillars.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
