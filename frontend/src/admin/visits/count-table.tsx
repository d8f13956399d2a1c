import { type ReactNode, useId } from 'react';
import { locale } from '#messages/language';
import * as panel from '../panel.module.scss';
import * as styles from './visits.module.scss';

type CountTableProps = {
  title: string;
  /** The heads of both columns. */
  columns: [name: string, count: string];
  rows: { key: string; name: ReactNode; count: number }[];
  empty: string;
  children?: ReactNode;
};

export function CountTable({ title, columns, rows, empty, children }: CountTableProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={panel.title}>
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className={`muted ${styles.none}`}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{count.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}
