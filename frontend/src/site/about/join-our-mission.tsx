import { Link } from 'react-router-dom';
import * as messages from '#messages/about';
import { Girih } from '../../ui/picture/girih';
import * as styles from './about.module.scss';

export function JoinOurMission() {
  return (
    <section className="section section-accent" aria-labelledby="join-heading">
      <Girih className="section-pattern" />
      <div className={`page-width ${styles.callToAction}`}>
        <h2 id="join-heading">{messages.joinOurMission}</h2>
        <p className="lead">{messages.readAndFollow}</p>
        <div className="actions">
          <Link className="btn btn-light" to="/research">
            {messages.exploreOurResearch}
          </Link>
          <Link className="btn btn-outline-light" to="/blog">
            {messages.readTheBlog}
          </Link>
        </div>
      </div>
    </section>
  );
}
