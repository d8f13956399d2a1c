import { Link } from 'react-router-dom';
import { t } from '#messages';
import { Girih } from '../../ui/picture/girih';
import * as styles from './about.module.scss';

export function JoinOurMission() {
  return (
    <section className="section section-accent" aria-labelledby="join-heading">
      <Girih className="section-pattern" />
      <div className={`page-width ${styles.callToAction}`}>
        <h2 id="join-heading">{t('about.joinOurMission')}</h2>
        <p className="lead">{t('about.readAndFollow')}</p>
        <div className="actions">
          <Link className="btn btn-light" to="/research">
            {t('about.exploreOurResearch')}
          </Link>
          <Link className="btn btn-outline-light" to="/blog">
            {t('about.readTheBlog')}
          </Link>
        </div>
      </div>
    </section>
  );
}
