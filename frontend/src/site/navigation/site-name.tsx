import { Link } from 'react-router-dom';
import { ContentText } from '../../ui/text/content-text';
import * as styles from './navigation.module.scss';

export function SiteName() {
  return (
    <Link to="/" className={styles.name}>
      <Logo />
      <ContentText entry="site.name" />
    </Link>
  );
}

const star = 'M10.85 10.85h42.3v42.3h-42.3ZM32 2l30 30-30 30L2 32Z';
const squares = 'M16.1 16.1h31.8v31.8H16.1ZM32 9.5 54.5 32 32 54.5 9.5 32Z';
const overpasses =
  'M43.4 47.9h-9.6M16.1 43.4v-9.6M20.6 16.1h9.6M47.9 20.6v9.6M51.3 35.2 44.5 42M28.8 51.3 22 44.5M12.7 28.8l6.8-6.8M35.2 12.7l6.8 6.8';

/** logo.svg inlined, because a separate request would delay the first paint. */
function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" focusable="false">
      <path d={star} stroke="#fdfcf9" strokeWidth="3" />
      <path d={star} fill="#1e40af" />
      <g fill="none" stroke="#fdfcf9" strokeWidth="3">
        <path d={squares} />
        <path d={overpasses} stroke="#1e40af" strokeWidth="6" strokeDasharray="0 .7 8.2 9" />
        <path d={overpasses} />
      </g>
      <path d="M27.1 27.1h9.8v9.8h-9.8ZM32 25l7 7-7 7-7-7Z" fill="#e2b45c" />
    </svg>
  );
}
