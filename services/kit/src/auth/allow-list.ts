import { readFileSync } from 'node:fs';
import { Inject, Injectable } from '@nestjs/common';
import { parseEmails, SETTINGS, type ServiceSettings } from '../app/service-settings.js';

/**
 * The accounts that may work here. Given as a file, the list is read anew for each staff request, so that a removed
 * account is out at once; given as a value, it holds until the service is started again.
 */
@Injectable()
export class AllowList {
  constructor(@Inject(SETTINGS) private readonly settings: ServiceSettings) {}

  /** Compares byte for byte. */
  has(email: string): boolean {
    const { ADMIN_EMAILS, ADMIN_EMAILS_FILE } = this.settings;
    const emails =
      ADMIN_EMAILS_FILE === undefined ? ADMIN_EMAILS : parseEmails(readFileSync(ADMIN_EMAILS_FILE, 'utf8'));
    return emails.includes(email);
  }
}
