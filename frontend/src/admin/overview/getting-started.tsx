import { Link } from 'react-router-dom';
import { managementPath } from '../conferences/management-paths';
import * as panel from '../panel.module.scss';
import * as styles from './overview.module.scss';

export function GettingStarted() {
  return (
    <section className={styles.panel} aria-labelledby="getting-started-title">
      <h2 id="getting-started-title" className={panel.title}>
        Getting started
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>Write the texts</h3>
          <p>
            Edit headings, the About text, addresses and links under <Link to="/admin/content">Website Content</Link>.
          </p>
        </li>
        <li>
          <h3>Choose the images</h3>
          <p>
            Upload wide images under <Link to="/admin/hero-images">Hero Images</Link> and put them in order.
          </p>
        </li>
        <li>
          <h3>Announce a conference</h3>
          <p>
            Create its page, sessions, speakers and papers under <Link to={managementPath}>Conference Management</Link>.
          </p>
        </li>
      </ol>
    </section>
  );
}
