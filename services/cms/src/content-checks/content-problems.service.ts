import { type ContentProblem, contentProblemKinds } from '@majlis/contracts/content-problems';
import { message } from '@majlis/contracts/messages';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import { Inject, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CmsSettings } from '../read-settings.js';
import { findConferenceProblems } from './conference-problems.js';
import type { FoundProblem } from './found-problem.js';
import { findHeroImageProblems } from './hero-image-problems.js';
import { findLinkProblems } from './link-problems.js';
import { findSessionProblems } from './session-problems.js';
import { findTextProblems } from './text-problems.js';

type Silence = { key: string; fingerprint: string; silencedBy: string; silencedAt: Date };

/** Problems are computed whenever they are read, so they are gone as soon as the row is edited (ADR 0030). */
@Injectable()
export class ContentProblemsService {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: CmsSettings,
  ) {}

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

  /** Forgets what was silenced and is solved, too, so that it is shown if it comes back. */
  async silence(key: string, fingerprint: string, actor: string): Promise<void> {
    const found = await this.find();
    if (!found.some((problem) => problem.key === key)) throw new NotFoundException(message('problemSolved'));
    await this.database.query('DELETE FROM silenced_problems WHERE key <> ALL ($1)', [
      found.map((problem) => problem.key),
    ]);
    await this.database.query(
      `INSERT INTO silenced_problems (key, fingerprint, silenced_by) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET fingerprint = $2, silenced_by = $3, silenced_at = now()`,
      [key, fingerprint, actor],
    );
  }

  async endSilence(key: string): Promise<void> {
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
