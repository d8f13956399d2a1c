import { Link } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import * as pillarStyles from '../pillars.module.scss';

const suggestions = [
  { to: '/research', name: 'Research', text: 'Papers and publications, free to read.' },
  { to: '/conferences', name: 'Conferences', text: 'Meetings to come, and those of the past.' },
  { to: '/podcasts', name: 'Podcast', text: 'Conversations to listen to.' },
  { to: '/about', name: 'Who We Are', text: 'Our mission, our journey and our team.' },
];

export function NotFoundPage() {
  return (
    <>
      <PageMeta title="404 Page Not Found" noindex />
      <PageHeader title="404 Page Not Found">
        <p>Did you forget to add the page to the router?</p>
        <p>The page may have moved, or the address may be mistyped.</p>
        <div className="actions">
          <Link className="btn btn-primary" to="/">
            Go to the home page
          </Link>
          <Link className="btn btn-outline-primary" to="/research">
            Browse the research
          </Link>
        </div>
      </PageHeader>
      <section className="section" aria-labelledby="suggestions-heading">
        <div className="page-width">
          <h2 id="suggestions-heading" className="label">
            Perhaps you were looking for
          </h2>
          <ul className={pillarStyles.pillars}>
            {suggestions.map(({ to, name, text }) => (
              <li key={to}>
                <h3>
                  <Link className="link-arrow" to={to}>
                    {name} <Icon name="arrow" flipInRtl />
                  </Link>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
