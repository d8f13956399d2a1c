import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/picture/icon';
import * as styles from './home.module.scss';

type HomeSectionProps = {
  id: string;
  className?: string;
  label: string;
  title: ReactNode;
  subtitle?: ReactNode;
  allLink: { to: string; name: string };
  children: ReactNode;
};

export function HomeSection({ id, className = '', label, title, subtitle, allLink, children }: HomeSectionProps) {
  return (
    <section className={`section ${className}`} id={id} aria-labelledby={`${id}-heading`}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.head}>
          <div>
            <p className="label">{label}</p>
            <h2 id={`${id}-heading`}>{title}</h2>
            {subtitle && <p className="lead">{subtitle}</p>}
          </div>
          <Link className="link-arrow" to={allLink.to}>
            {allLink.name} <Icon name="arrow" flipInRtl />
          </Link>
        </div>
        {children}
      </div>
    </section>
  );
}
