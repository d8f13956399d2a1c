import { Link } from 'react-router-dom';
import { ExternalLink } from '../../ui/external-link';
import { Girih } from '../../ui/girih';
import { useContent } from '../../ui/use-content';

export function JoinOurMission() {
  const { text } = useContent();
  return (
    <section className="section section-blue" aria-labelledby="join-heading">
      <Girih className="section-pattern" />
      <div className="page-width call">
        <h2 id="join-heading">Join Our Mission</h2>
        <p className="lead">Read what our fellows have found, follow the debate, and bring your own voice to it.</p>
        <div className="actions">
          <Link className="btn btn-light" to="/research">
            Explore our research
          </Link>
          <ExternalLink className="btn btn-outline-light" href={text('blog.url')}>
            Read the blog
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
