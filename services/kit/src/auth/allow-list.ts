import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { parseEmails, SETTINGS, type ServiceSettings } from '../app/service-settings.js';

/** A file is read on every staff request, so that removing an account takes effect at once. */
@Injectable()
export class AllowList {
  constructor(@Inject(SETTINGS) private readonly settings: ServiceSettings) {}

  has(email: string): boolean {
    const { ADMIN_EMAILS, ADMIN_EMAILS_FILE } = this.settings;
    const emails =
      ADMIN_EMAILS_FILE === undefined ? ADMIN_EMAILS : parseEmails(readFileSync(ADMIN_EMAILS_FILE, 'utf8'));
    return emails.includes(email);
  }
}
