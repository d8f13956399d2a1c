import { Public } from '@majlis/kit/auth/current-user';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { requestedLanguage } from '@majlis/kit/translations/requested-language';
import { applyDecorators, Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CalendarsService, type CalendarText } from './calendars.service.js';

/** inline: a phone then offers to add the events instead of saving a file. */
const CalendarFile = (path: string, fileName: string) =>
  applyDecorators(
    Get(path),
    Public(),
    Header('Content-Type', 'text/calendar; charset=utf-8'),
    Header('Content-Disposition', `inline; filename="${fileName}.ics"`),
  );

@Controller('calendars')
export class CalendarsController {
  constructor(private readonly calendars: CalendarsService) {}

  @CalendarFile('conferences/:id.ics', 'conference')
  async ofConference(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) response: Response) {
    return send(response, await this.calendars.ofConference(id));
  }

  @CalendarFile('conferences/:id/choice.ics', 'my-sessions')
  async ofChoice(
    @Param('id', IdPipe) id: string,
    @Query('sessions') sessions: unknown,
    @Res({ passthrough: true }) response: Response,
  ) {
    // The gateway accepts no longer address than 8 kB, which has room for 200 ids.
    const names = typeof sessions === 'string' ? sessions.toLowerCase().split(',').filter(Boolean) : [];
    return send(response, await this.calendars.ofChoice(id, names));
  }

  @CalendarFile('sessions/:id.ics', 'session')
  async ofSession(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) response: Response) {
    return send(response, await this.calendars.ofSession(id));
  }

  @CalendarFile('speakers/:id.ics', 'speaker')
  async ofSpeaker(@Param('id', IdPipe) id: string, @Res({ passthrough: true }) response: Response) {
    return send(response, await this.calendars.ofSpeaker(id));
  }
}

function send(response: Response, { text, changedAt }: CalendarText): string {
  // A translation may be newer than its row.
  if (requestedLanguage() === undefined) response.setHeader('Last-Modified', changedAt.toUTCString());
  return text;
}
