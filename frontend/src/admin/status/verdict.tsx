import { Link } from 'react-router-dom';
import { Girih } from '../../ui/picture/girih';
import { Icon } from '../icon';
import type { Trouble } from './trouble';
import { verdictOf } from './verdict-words';

const markOf = { green: 'done', amber: 'attention', red: 'failed' } as const;

/** The one line that most visits are for; below it what is wrong, and what to do. */
export function Verdict({ troubles }: { troubles: Trouble[] }) {
  const broken = troubles.filter(({ isBroken }) => isBroken).length;
  const tone = broken > 0 ? 'red' : troubles.length > 0 ? 'amber' : 'green';
  return (
    <section className="verdict" data-tone={tone} aria-labelledby="verdict-title">
      <Girih className="verdict-pattern" />
      <div className="verdict-head" role="status">
        <span className="verdict-mark">
          <Icon name={markOf[tone]} />
        </span>
        <h2 id="verdict-title" className="verdict-title">
          {verdictOf(troubles)}
        </h2>
      </div>
      {troubles.length > 0 && (
        <ul className="verdict-troubles">
          {troubles.map((trouble) => (
            <TroubleItem key={trouble.text} trouble={trouble} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TroubleItem({ trouble: { isBroken, text, advice, command, link } }: { trouble: Trouble }) {
  return (
    <li className="verdict-trouble" data-tone={isBroken ? 'red' : 'amber'}>
      <p className="verdict-kind">{isBroken ? 'Does not work' : 'Look at it'}</p>
      <div className="verdict-words">
        <p>{text}</p>
        <p className="verdict-advice">
          {advice} {command && <code>{command}</code>} {link && <Link to={link.to}>{link.label}</Link>}
        </p>
      </div>
    </li>
  );
}
