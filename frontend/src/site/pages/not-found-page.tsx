import { Link } from 'react-router-dom';
import * as navigationMessages from '#messages/navigation';
import * as messages from '#messages/pages';
import * as uiMessages from '#messages/ui';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import * as pillarStyles from '../pillars.module.scss';

const suggestions = [
  { to: '/research', name: navigationMessages.research, text: messages.research },
  { to: '/conferences', name: navigationMessages.conferences, text: messages.conferences },
  { to: '/podcasts', name: navigationMessages.podcast, text: messages.podcast },
  { to: '/about', name: navigationMessages.whoWeAre, text: messages.whoWeAre },
];

export function NotFoundPage() {
  return (
    <>
      <PageMeta title={messages.pageNotFound} noindex />
      <PageHeader title={messages.pageNotFound}>
        <p>{messages.didYouForget}</p>
        <p>{messages.mayHaveMoved}</p>
        <div className="actions">
          <Link className="btn btn-primary" to="/">
            {uiMessages.goToTheHomePage}
          </Link>
          <Link className="btn btn-outline-primary" to="/research">
            {messages.browseTheResearch}
          </Link>
        </div>
      </PageHeader>
      <section className="section" aria-labelledby="suggestions-heading">
        <div className="page-width">
          <h2 id="suggestions-heading" className="label">
            {messages.suggestions}
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
