import { Link } from 'react-router-dom';
import { ContentText } from '../../ui/text/content-text';
import { Logo } from './logo';
import * as styles from './navigation.module.scss';

export function SiteName() {
  return (
    <Link to="/" className={styles.name}>
      <Logo />
      <ContentText entry="site.name" />
    </Link>
  );
}
