import type { ContentEntry } from '@majlis/contracts/content';
import type { HeroImage } from '@majlis/contracts/hero-images';
import { Link } from 'react-router-dom';
import { Icon } from '../icon';
import { matters } from './matters';

type AttentionProps = { content?: ContentEntry[]; images?: HeroImage[] };

/** What somebody should look at, or the good news that there is nothing. */
export function Attention({ content, images }: AttentionProps) {
  const found = content && images && matters(content, images);
  return (
    <section className="overview-panel" aria-labelledby="attention-title">
      <h2 id="attention-title" className="overview-panel-title">
        What needs attention
      </h2>
      {found?.length === 0 && (
        <p className="overview-panel-calm">
          <Icon name="done" /> Nothing. Everything is in order.
        </p>
      )}
      <ul className="attention">
        {found?.map(({ text, to, action }) => (
          <li key={text} className="attention-item">
            <Icon name="attention" />
            <p>{text}</p>
            <Link to={to}>{action}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
