import type { ReactNode } from 'react';
import { Girih } from '../picture/girih';
import * as styles from './notice.module.scss';

type NoticeProps = {
  title: string;
  text: ReactNode;
  role?: 'alert' | 'status';
  isPage?: boolean;
  children?: ReactNode;
};

export function Notice({ title, text, role, isPage = false, children }: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={styles.notice} role={role}>
      <Girih className={styles.pattern} />
      <Heading className={styles.title}>{title}</Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}
