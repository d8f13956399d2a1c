import { Icon } from '../icon';

export type Tone = 'green' | 'amber' | 'red' | 'gray';

const icons = { green: 'done', amber: 'attention', red: 'failed', gray: 'none' } as const;

/** A word for how something stands, with a drawing that says the same. */
export function StatusMark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <p className="status-mark" data-tone={tone}>
      <Icon name={icons[tone]} /> {children}
    </p>
  );
}
