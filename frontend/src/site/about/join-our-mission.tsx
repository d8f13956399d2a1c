import { Link } from 'react-router-dom';
import { Girih } from '../../ui/picture/girih';
import * as styles from './about.module.scss';

export function JoinOurMission() {
  return (
    <section className="section section-accent" aria-labelledby="join-heading">
      <Girih className="section-pattern" />
      <div className={`page-width ${styles.callToAction}`}>
        <h2 id="join-heading">Join Our Mission</h2>
        <p className="lead">Read what our fellows have found, follow the debate, and bring your own voice to it.</p>
        <div className="actions">
          <Link className="btn btn-light" to="/research">
            Explore our research
          </Link>
          <Link className="btn btn-outline-light" to="/blog">
            Read the blog
          </Link>
        </div>
      </div>
    </section>
  );
}
