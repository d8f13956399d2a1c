import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { AgendaHead } from './agenda-head';
import { SharedAgendaBar } from './shared-agenda-bar';
import type { AgendaView } from './use-my-agenda';

type AgendaBarsProps = {
  conference: Pick<Conference, 'id' | 'slug' | 'title'>;
  sessions: AgendaSession[];
  view: AgendaView;
  /** Shows the visitor's agenda, or only the sessions with these ids. */
  onShow: (filter: { agenda?: 'mine' }, ids?: ReadonlySet<string>) => void;
};

/** Say whose agenda the programme below is limited to. */
export function AgendaBars({ conference, sessions, view, onShow }: AgendaBarsProps) {
  const { agenda, viewedIds, isMine } = view;
  return (
    <>
      <SharedAgendaBar
        agenda={agenda}
        sessions={sessions}
        viewedIds={viewedIds}
        onView={(ids) => onShow({}, ids)}
        onTake={() => onShow({ agenda: 'mine' })}
      />
      {isMine && <AgendaHead conference={conference} agenda={agenda} sessions={sessions} />}
    </>
  );
}
