import { defaultLanguage, pathInLanguage } from '@majlis/contracts/shared/languages';
import { Public } from '@majlis/kit/auth/current-user';
import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';
import { routeNotFound } from '@majlis/kit/http/http-errors';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { requestedLanguage } from '@majlis/rows/translations/translate-rows';
import { applyDecorators, Controller, Get, Header, Inject, Injectable, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { uuidPattern } from '../conferences/conference.entity.js';
import { resolveMerged } from '../people/person.entity.js';
import { type EventRow, findConferenceEvent, findSessionEvents, findSpeakerName } from './event-rows.js';
import { type Calendar, type CalendarEvent, formatCalendar } from './format-calendar.js';

type CalendarText = { name: string; text: string; changedAt: Date };

/**
 * Calendars are the same for all, staff included, so that an address that staff pass on never shows a draft
 * (infra/adr/programme.md).
 */
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
    const sessions = await findSessionEvents(this.database, {
      conferenceId,
      ids: [...names].filter((name) => uuidPattern.test(name)),
    });
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

const CalendarFile = (path: string) =>
  applyDecorators(Get(path), Public(), Header('Content-Type', 'text/calendar; charset=utf-8'));

@Controller('calendars')
export class CalendarsController {
  constructor(private readonly calendars: CalendarsService) {}

  @CalendarFile('conferences/:id.ics')
  async ofConference(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) response: Response) {
    return send(response, await this.calendars.ofConference(id));
  }

  @CalendarFile('conferences/:id/choice.ics')
  async ofChoice(
    @Param('id', IdPipe) id: string,
    @Query('sessions') sessions: unknown,
    @Res({ passthrough: true }) response: Response,
  ) {
    // The number of ids needs no limit here, because the gateway accepts no address longer than 8 kB, which has room for 200 ids.
    const names = typeof sessions === 'string' ? sessions.toLowerCase().split(',').filter(Boolean) : [];
    return send(response, await this.calendars.ofChoice(id, names));
  }

  @CalendarFile('sessions/:id.ics')
  async ofSession(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) response: Response) {
    return send(response, await this.calendars.ofSession(id));
  }

  @CalendarFile('speakers/:id.ics')
  async ofSpeaker(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) response: Response) {
    return send(response, await this.calendars.ofSpeaker(id));
  }
}

/** With `inline`, a phone offers to add the events instead of saving a file. */
function send(response: Response, { name, text, changedAt }: CalendarText): string {
  // File systems forbid some characters and long names.
  const fileName =
    Array.from(name.replace(/[\\/:*?"<>|\p{C}\s]+/gu, ' ').trim())
      .slice(0, 80)
      .join('') || 'calendar';
  response.setHeader('Content-Disposition', `inline; filename*=UTF-8''${encodeRfc5987(`${fileName}.ics`)}`);
  // A translation may be newer than its row, so the time of the row would be wrong.
  if (requestedLanguage() === undefined) response.setHeader('Last-Modified', changedAt.toUTCString());
  return text;
}

const encodeRfc5987 = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const maxDescriptionLength = 2_000;

/** Returns plain text that ends with the address, because not every calendar shows the property URL. */
function describeEvent({ description, sessionAbstract, shortDescription, speakers }: EventRow, url: string): string {
  const text = truncateAtWord(toPlainText(description || sessionAbstract || shortDescription), maxDescriptionLength);
  const names = speakers.length > 0 ? calendarTexts().speakers(speakers) : '';
  return [text, names, url].filter(Boolean).join('\n\n');
}

/** The link to an online session is left out, because only those who registered may have it. */
function formatPlace({ location, isVirtual, conference: { venue, city, country } }: EventRow): string {
  const { online, listSeparator } = calendarTexts();
  const place = isVirtual ? [online] : [venue, city, country];
  return [location, ...place].filter(Boolean).join(listSeparator);
}

type CalendarTexts = {
  speakers: (names: string[]) => string;
  online: string;
  mySessions: (conference: string) => string;
  unknownSessions: (count: number) => string;
  listSeparator: string;
};

const en: CalendarTexts = {
  speakers: (names) => `Speakers: ${names.join(', ')}`,
  online: 'Online',
  mySessions: (conference) => `${conference}: my sessions`,
  unknownSessions: (count) => `${count} of the chosen sessions ${count === 1 ? 'is' : 'are'} unknown.`,
  listSeparator: ', ',
};

const ar: CalendarTexts = {
  speakers: (names) => `المتحدثون: ${names.join('، ')}`,
  online: 'عبر الإنترنت',
  mySessions: (conference) => `${conference}: جلساتي`,
  unknownSessions: (count) => `جلسات مختارة غير معروفة: ${count}`,
  listSeparator: '، ',
};

const ms: CalendarTexts = {
  speakers: (names) => `Penceramah: ${names.join(', ')}`,
  online: 'Dalam talian',
  mySessions: (conference) => `${conference}: sesi saya`,
  unknownSessions: (count) => `${count} daripada sesi yang dipilih tidak diketahui.`,
  listSeparator: ', ',
};

const texts: Record<string, CalendarTexts> = { en, ar, ms };

/** Returns the texts in the language of the request. */
const calendarTexts = (): CalendarTexts => texts[requestedLanguage() ?? defaultLanguage.tag] ?? en;
