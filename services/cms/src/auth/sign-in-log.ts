import { SETTINGS } from '@majlis/kit/app/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CmsSettings } from '../read-settings.js';

/** Staff see in the activity who signed in, and who tried to and why not. */
@Injectable()
export class SignInLog {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: CmsSettings,
  ) {}

  async record(email: string, rejection: string | null): Promise<void> {
    await this.database.query('INSERT INTO auth.sign_ins (email, rejection) VALUES ($1, $2)', [email, rejection]);
    await this.database.query('DELETE FROM auth.sign_ins WHERE at < now() - make_interval(days => $1)', [
      this.settings.HISTORY_DAYS,
    ]);
  }
}
