import { Public } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { requestedLanguage } from '@majlis/rows/translations/translate-rows';
import { applyDecorators, Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CalendarsService, type CalendarText } from './calendars.service.js';

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
    // The gateway accepts no longer address than 8 kB, which has room for 200 ids.
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

/** inline: a phone then offers to add the events instead of saving a file. */
function send(response: Response, { name, text, changedAt }: CalendarText): string {
  // Without what file systems do not allow, and not longer than they allow.
  const fileName =
    Array.from(name.replace(/[\\/:*?"<>|\p{C}\s]+/gu, ' ').trim())
      .slice(0, 80)
      .join('') || 'calendar';
  response.setHeader('Content-Disposition', `inline; filename*=UTF-8''${encodeRfc5987(`${fileName}.ics`)}`);
  // A translation may be newer than its row.
  if (requestedLanguage() === undefined) response.setHeader('Last-Modified', changedAt.toUTCString());
  return text;
}

const encodeRfc5987 = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
