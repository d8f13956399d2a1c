import { defaultLanguage, pathInLanguage } from '@majlis/contracts/languages';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/app/service-settings';
import { routeNotFound } from '@majlis/kit/http/http-errors';
import { requestedLanguage } from '@majlis/kit/translations/requested-language';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { resolveMerged } from '../people/resolve-merged.js';
import { calendarTexts } from './calendar-texts.js';
import { describeEvent, formatPlace } from './describe-event.js';
import { type EventRow, findConferenceEvent, findSessionEvents, findSpeakerName } from './event-rows.js';
import { type Calendar, type CalendarEvent, formatCalendar } from './format-calendar.js';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

export type CalendarText = { name: string; text: string; changedAt: Date };

/** Calendars are the same for everybody, staff included, so that no draft gets into an address that is passed on (ADR 0033). */
@Injectable()
export class CalendarsService {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  async ofConference(id: string): Promise<CalendarText> {
    const conference = await this.findConference(id);
    const sessions = await findSessionEvents(this.database, { conferenceId: id });
    const events = sessions.map((row) => this.toEvent(row));
    return this.format(conference, {
      events: events.length > 0 ? events : [{ ...this.toEvent(conference), isAllDay: true }],
    });
  }

  /** Unknown sessions are left out and counted in the description. */
  async ofChoice(conferenceId: string, ids: string[]): Promise<CalendarText> {
    const conference = await this.findConference(conferenceId);
    const names = new Set(ids);
    const sessions = await findSessionEvents(this.database, { conferenceId, ids: [...names].filter(isId) });
    const missing = names.size - sessions.length;
    return this.format(conference, {
      name: calendarTexts().mySessions(conference.title),
      description: missing > 0 ? calendarTexts().unknownSessions(missing) : '',
      events: sessions.map((row) => this.toEvent(row)),
    });
  }

  async ofSession(id: string): Promise<CalendarText> {
    const [session] = await findSessionEvents(this.database, { sessionId: id });
    if (!session) throw routeNotFound();
    return this.format(session, { events: [this.toEvent(session)] });
  }

  async ofSpeaker(id: string): Promise<CalendarText> {
    const personId = (await resolveMerged(this.database.manager, [id])).get(id) ?? id;
    const name = await findSpeakerName(this.database, personId);
    const [first, ...others] = name === undefined ? [] : await findSessionEvents(this.database, { personId });
    if (!first || name === undefined) throw routeNotFound();
    const sessions = [first, ...others];
    return this.format(first, { name, url: '', events: sessions.map((row) => this.toEvent(row)) }, sessions);
  }

  private async findConference(id: string): Promise<EventRow> {
    const conference = await findConferenceEvent(this.database, id);
    if (!conference) throw routeNotFound();
    return conference;
  }

  private format(row: EventRow, calendar: Partial<Calendar> & Pick<Calendar, 'events'>, rows = [row]): CalendarText {
    const changes = [...rows.map(({ changedAt }) => changedAt), ...calendar.events.map(({ changedAt }) => changedAt)];
    const { name = row.title } = calendar;
    const text = formatCalendar({ url: this.urlOf(row), zone: row.timezone, ...calendar, name });
    return { name, text, changedAt: new Date(Math.max(...changes.map(Number))) };
  }

  private toEvent(row: EventRow): CalendarEvent {
    const { id, sequence, changedAt, title, start, end, isPublic, timezone: zone } = row;
    const event = { id, sequence, changedAt, title, start, end, zone, isCancelled: !isPublic };
    if (!isPublic) return event;
    const url = this.urlOf(row);
    return { ...event, location: formatPlace(row), description: describeEvent(row, url), url };
  }

  private urlOf({ slug, conference, isPublic }: EventRow): string {
    if (!isPublic) return '';
    const page = `/conferences/${encodeURIComponent(conference.slug)}`;
    const path = slug === null ? page : `${page}/sessions/${encodeURIComponent(slug)}`;
    return this.settings.PUBLIC_ORIGIN + pathInLanguage(path, { tag: requestedLanguage() ?? defaultLanguage.tag });
  }
}
