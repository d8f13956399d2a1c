import { Link } from 'react-router-dom';
import { Icon } from '../icon';
import { Unread } from './unread';
import { useMatters } from './use-matters';

/** What somebody should look at, or the good news that there is nothing. */
export function Attention() {
  const { found, isPending, readAgain } = useMatters();
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
      {isPending && <span className="skeleton attention-pending" />}
      {!isPending && !found && <Unread text="Some lists could not be read." onRetry={readAgain} />}
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
