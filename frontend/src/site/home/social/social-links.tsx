import { ExternalLink } from '../../../ui/external-link';
import { useContent } from '../../../ui/use-content';
import { socialNetworks } from '../../social-networks';

/** Where the network can be followed. */
export function SocialLinks() {
  const { text } = useContent();
  return (
    <section className="section social-links" id="follow" aria-labelledby="follow-heading">
      <div className="page-width">
        <div>
          <p className="label">Follow</p>
          <h2 id="follow-heading">Stay in the conversation</h2>
        </div>
        <ul>
          {socialNetworks.map(({ entry, name }) => (
            <li key={entry}>
              <ExternalLink href={text(entry)}>{name}</ExternalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
