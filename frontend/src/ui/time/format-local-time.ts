const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export const formatLocalTime = (at: string | number) => clock.format(new Date(at));

export function formatLocalDateTime(iso: string): string {
  const at = new Date(iso);
  const date = at.toDateString() === new Date().toDateString() ? 'today' : `on ${day.format(at)}`;
  return `${date} at ${clock.format(at)}`;
}
