import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';

export type ReadEvent = {
  uid: string;
  summary: string;
  start: string;
  end: string;
  status: string;
  isFloating: boolean;
};

/** ical.js computes with the time zone that the calendar itself describes. */
export function readWithIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: String(component.getFirstPropertyValue('status')),
      isFloating: event.startDate.zone === ICAL.Timezone.localTimezone,
    };
  });
}

/** node-ical ignores the time zone of the calendar, and computes with the zones of Node. */
export function readWithNodeIcal(text: string): Omit<ReadEvent, 'isFloating'>[] {
  return Object.values(nodeIcal.sync.parseICS(text))
    .filter((component): component is VEvent => component?.type === 'VEVENT')
    .map(({ uid, summary, start, end, status }) => ({
      uid,
      summary: typeof summary === 'string' ? summary : String(summary.val),
      start: start.toISOString(),
      end: end?.toISOString() ?? '',
      status: status ?? '',
    }));
}
