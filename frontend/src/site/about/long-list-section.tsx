import type { ReactNode } from 'react';
import { type LongList, type ShownPart, useLongList } from '../../api/long-list';
import { PartLoadError } from '../../ui/page/load-boundary';
import { Spinner } from '../../ui/page/spinner';

type LongListSectionProps<Row> = {
  id: string;
  className?: string;
  label: string;
  title: string;
  list: LongList<Row>;
  children: (part: ShownPart<Row>) => ReactNode;
};

/** Parts without rows are left out, and so is a section without parts. */
export function LongListSection<Row>({
  id,
  className = 'section',
  label,
  title,
  list,
  children,
}: LongListSectionProps<Row>) {
  const { parts, start } = useLongList(list);
  const shown = parts?.filter(({ total }) => total > 0);
  if (shown?.length === 0) return null;
  return (
    <section className={className} id={id} aria-labelledby={`${id}-heading`}>
      <div className="page-width">
        <p className="label">{label}</p>
        <h2 id={`${id}-heading`}>{title}</h2>
        {shown?.map(children)}
        {!shown && (start.isFetching ? <Spinner /> : <PartLoadError onRetry={() => void start.refetch()} />)}
      </div>
    </section>
  );
}
