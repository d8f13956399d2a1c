import { message } from '@majlis/contracts/shared/messages';
import { type ContentProblem, contentProblemKinds } from '@majlis/contracts/staff/content-problems';
import { problemKey, type SilenceInput, silenceInput } from '@majlis/contracts/staff/content-problems.schema';
import { CurrentUser, type StaffMember } from '@majlis/kit/auth/current-user';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Body, Controller, Delete, Get, HttpCode, Inject, NotFoundException, Param, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CmsSettings } from '../read-settings.js';
import { findConferenceProblems, findSessionProblems } from './conference-problems.js';
import { findLinkProblems } from './find-links.js';
import type { FoundProblem } from './found-problem.js';
import { findHeroImageProblems, findTextProblems } from './text-problems.js';

type Silence = { key: string; fingerprint: string; silencedBy: string; silencedAt: Date };

/** Problems are computed whenever they are read, so they are gone as soon as the row is edited (infra/adr/monitoring.md). */
@Controller('api/cms/content-problems')
export class ContentProblemsController {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: CmsSettings,
  ) {}

  @Get()
  async list(): Promise<ContentProblem[]> {
    const silences: Silence[] = await this.database.query(
      'SELECT key, fingerprint, silenced_by AS "silencedBy", silenced_at AS "silencedAt" FROM silenced_problems',
    );
    const silencesByKey = new Map(silences.map((silence) => [silence.key, silence]));
    return (await this.find()).map((problem) => {
      const silence = silencesByKey.get(problem.key);
      const isSilenced = silence?.fingerprint === problem.fingerprint;
      return {
        ...problem,
        silencedBy: isSilenced ? silence.silencedBy : null,
        silencedAt: isSilenced ? silence.silencedAt.toISOString() : null,
      };
    });
  }

  /** Also forgets silenced problems that have been solved, so that they are shown if they come back. */
  @Put(':key/silence')
  @HttpCode(204)
  async silence(
    @Param('key', { schema: problemKey }) key: string,
    @Body({ schema: silenceInput }) { fingerprint }: SilenceInput,
    @CurrentUser() { email }: StaffMember,
  ): Promise<void> {
    const found = await this.find();
    if (!found.some((problem) => problem.key === key)) throw new NotFoundException(message('problemSolved'));
    await this.database.query('DELETE FROM silenced_problems WHERE key <> ALL ($1)', [
      found.map((problem) => problem.key),
    ]);
    await this.database.query(
      `INSERT INTO silenced_problems (key, fingerprint, silenced_by) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET fingerprint = $2, silenced_by = $3, silenced_at = now()`,
      [key, fingerprint, email],
    );
  }

  @Delete(':key/silence')
  @HttpCode(204)
  async endSilence(@Param('key', { schema: problemKey }) key: string): Promise<void> {
    await this.database.query('DELETE FROM silenced_problems WHERE key = $1', [key]);
  }

  private async find(): Promise<FoundProblem[]> {
    const { database, settings } = this;
    const found = await Promise.all([
      findLinkProblems(database, settings.PUBLIC_ORIGIN),
      findConferenceProblems(database),
      findSessionProblems(database),
      findHeroImageProblems(database),
      findTextProblems(database),
    ]);
    const rank = (problem: FoundProblem) => contentProblemKinds.indexOf(problem.kind);
    return found.flat().toSorted((one, other) => rank(one) - rank(other));
  }
}
